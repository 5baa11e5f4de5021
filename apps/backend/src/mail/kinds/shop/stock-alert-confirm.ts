import { z } from 'zod'
import { mailKind } from '../mail-content.ts'

const words = {
  it: {
    subject: (product: string) => `Conferma: ti avvisiamo quando torna ${product}`,
    preview: 'Serve una conferma, poi una sola e-mail quando è di nuovo in magazzino.',
    title: 'Ti avvisiamo noi',
    text: (product: string) =>
      `Qualcuno ha chiesto di ricevere a questo indirizzo un avviso quando torna disponibile «${product}». Se sei tu, conferma: mandiamo una sola e-mail.`,
    button: 'Conferma l’avviso',
    quiet: 'Il link vale 7 giorni. Se non sei tu, non fare nulla.',
  },
  en: {
    subject: (product: string) => `Please confirm: we tell you when ${product} is back`,
    preview: 'One confirmation, then a single e-mail when it is in the warehouse again.',
    title: 'We will tell you',
    text: (product: string) =>
      `Someone asked for a notice to this address when “${product}” is available again. If it was you, confirm: we send a single e-mail.`,
    button: 'Confirm the notice',
    quiet: 'The link works for 7 days. If it was not you, do nothing.',
  },
  es: {
    subject: (product: string) => `Confirma: te avisamos cuando vuelva ${product}`,
    preview: 'Hace falta una confirmación, después un solo correo cuando vuelva al almacén.',
    title: 'Te avisamos nosotros',
    text: (product: string) =>
      `Alguien ha pedido recibir en esta dirección un aviso cuando vuelva a estar disponible «${product}». Si eres tú, confirma: mandamos un solo correo.`,
    button: 'Confirmar el aviso',
    quiet: 'El enlace vale 7 días. Si no eres tú, no hagas nada.',
  },
}

/** Second step of a visitor's back-in-stock alert (decision 38). */
export const stockAlertConfirm = mailKind({
  data: z.object({ seed: z.string(), product: z.string() }),
  write({ seed, product }, locale, { pageUrl, linkToken, unsubscribeUrl }) {
    const { subject, preview, title, text, button, quiet } = words[locale]
    return {
      subject: subject(product),
      preview,
      title,
      blocks: [
        { kind: 'text', text: text(product) },
        { kind: 'button', label: button, url: `${pageUrl('/newsletter/confirm')}?token=${linkToken(seed)}` },
        { kind: 'quiet', text: quiet },
      ],
      unsubscribeUrl: unsubscribeUrl(seed),
    }
  },
})
