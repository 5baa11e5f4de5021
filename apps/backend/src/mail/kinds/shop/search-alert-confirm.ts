import { z } from 'zod'
import { mailKind } from '../mail-content.ts'

const words = {
  it: {
    subject: (query: string) => `Conferma: ti avvisiamo quando arriva «${query}»`,
    preview: 'Serve una conferma, poi una sola e-mail quando un produttore lo mette in vendita.',
    title: 'Ti avvisiamo noi',
    text: (query: string) =>
      `Qualcuno ha cercato «${query}» senza trovare nulla e ha chiesto di ricevere qui un avviso quando arriva. Se sei tu, conferma: mandiamo una sola e-mail.`,
    button: 'Conferma l’avviso',
    quiet: 'Il link vale 7 giorni. Se non sei tu, non fare nulla.',
  },
  en: {
    subject: (query: string) => `Please confirm: we tell you when “${query}” arrives`,
    preview: 'One confirmation, then a single e-mail when a producer sells it.',
    title: 'We will tell you',
    text: (query: string) =>
      `Someone searched for “${query}”, found nothing and asked for a notice to this address when it arrives. If it was you, confirm: we send a single e-mail.`,
    button: 'Confirm the notice',
    quiet: 'The link works for 7 days. If it was not you, do nothing.',
  },
  es: {
    subject: (query: string) => `Confirma: te avisamos cuando llegue «${query}»`,
    preview: 'Hace falta una confirmación, después un solo correo cuando un productor lo venda.',
    title: 'Te avisamos nosotros',
    text: (query: string) =>
      `Alguien ha buscado «${query}» sin encontrar nada y ha pedido recibir aquí un aviso cuando llegue. Si eres tú, confirma: mandamos un solo correo.`,
    button: 'Confirmar el aviso',
    quiet: 'El enlace vale 7 días. Si no eres tú, no hagas nada.',
  },
}

/** Second step of an alert for a search that found nothing. */
export const searchAlertConfirm = mailKind({
  data: z.object({ seed: z.string(), query: z.string() }),
  write({ seed, query }, locale, { pageUrl, linkToken, unsubscribeUrl }) {
    const { subject, preview, title, text, button, quiet } = words[locale]
    return {
      subject: subject(query),
      preview,
      title,
      blocks: [
        { kind: 'text', text: text(query) },
        { kind: 'button', label: button, url: `${pageUrl('/newsletter/confirm')}?token=${linkToken(seed)}` },
        { kind: 'quiet', text: quiet },
      ],
      unsubscribeUrl: unsubscribeUrl(seed),
    }
  },
})
