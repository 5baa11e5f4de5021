import { z } from 'zod'
import { mailKind } from '../mail-content.ts'

const words = {
  it: {
    subject: 'Conferma l’avviso per una ricerca',
    preview: 'Serve una conferma, poi una sola e-mail quando un produttore lo mette in vendita.',
    title: 'Ti avvisiamo noi',
    text: 'Qualcuno ha cercato un prodotto senza trovarlo e ha chiesto di ricevere qui un avviso quando arriva. Se sei tu, conferma: mandiamo una sola e-mail.',
    button: 'Conferma l’avviso',
    quiet: 'Il link vale 7 giorni. Se non sei tu, non fare nulla.',
  },
  en: {
    subject: 'Please confirm the notice for a search',
    preview: 'One confirmation, then a single e-mail when a producer sells it.',
    title: 'We will tell you',
    text: 'Someone searched for a product, found nothing and asked for a notice to this address when it arrives. If it was you, confirm: we send a single e-mail.',
    button: 'Confirm the notice',
    quiet: 'The link works for 7 days. If it was not you, do nothing.',
  },
  es: {
    subject: 'Confirma el aviso de una búsqueda',
    preview: 'Hace falta una confirmación, después un solo correo cuando un productor lo venda.',
    title: 'Te avisamos nosotros',
    text: 'Alguien ha buscado un producto sin encontrarlo y ha pedido recibir aquí un aviso cuando llegue. Si eres tú, confirma: mandamos un solo correo.',
    button: 'Confirmar el aviso',
    quiet: 'El enlace vale 7 días. Si no eres tú, no hagas nada.',
  },
}

/** Second step of an alert for a search that found nothing. It does not repeat what was typed: anybody can have it sent to any address. */
export const searchAlertConfirm = mailKind({
  data: z.object({ seed: z.string() }),
  write({ seed }, locale, { pageUrl, linkToken, unsubscribeUrl }) {
    const { subject, preview, title, text, button, quiet } = words[locale]
    return {
      subject,
      preview,
      title,
      blocks: [
        { kind: 'text', text },
        { kind: 'button', label: button, url: `${pageUrl('/newsletter/confirm')}?token=${linkToken(seed)}` },
        { kind: 'quiet', text: quiet },
      ],
      unsubscribeUrl: unsubscribeUrl(seed),
    }
  },
})
