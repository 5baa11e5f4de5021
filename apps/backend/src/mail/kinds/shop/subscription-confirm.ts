import { z } from 'zod'
import { mailKind } from '../mail-content.ts'

const words = {
  it: {
    subject: 'Conferma l’iscrizione alla newsletter',
    preview: 'Un clic e sei nell’elenco. Senza conferma non scriviamo.',
    title: 'Vuoi la nostra newsletter?',
    text: (shop: string) =>
      `Qualcuno ha iscritto questo indirizzo alla newsletter di ${shop}: una lettera al mese su quello che si raccoglie e si imbottiglia. Se sei tu, conferma.`,
    button: 'Conferma l’iscrizione',
    quiet: 'Il link vale 7 giorni. Se non sei tu, non fare nulla: senza conferma non scriviamo.',
  },
  en: {
    subject: 'Confirm your newsletter subscription',
    preview: 'One click and you are on the list. Without it we do not write.',
    title: 'Do you want our newsletter?',
    text: (shop: string) =>
      `Someone signed this address up for the newsletter of ${shop}: one letter a month about what is being harvested and bottled. If it was you, confirm.`,
    button: 'Confirm the subscription',
    quiet: 'The link works for 7 days. If it was not you, do nothing: without confirmation we do not write.',
  },
  es: {
    subject: 'Confirma la suscripción al boletín',
    preview: 'Un clic y estás en la lista. Sin confirmación no escribimos.',
    title: '¿Quieres nuestro boletín?',
    text: (shop: string) =>
      `Alguien ha apuntado esta dirección al boletín de ${shop}: una carta al mes sobre lo que se cosecha y se embotella. Si eres tú, confirma.`,
    button: 'Confirmar la suscripción',
    quiet: 'El enlace vale 7 días. Si no eres tú, no hagas nada: sin confirmación no escribimos.',
  },
}

/** Second step of the newsletter (decision 27). */
export const subscriptionConfirm = mailKind({
  data: z.object({ seed: z.string() }),
  write({ seed }, locale, { shopName, pageUrl, linkToken, unsubscribeUrl }) {
    const { subject, preview, title, text, button, quiet } = words[locale]
    return {
      subject,
      preview,
      title,
      blocks: [
        { kind: 'text', text: text(shopName) },
        { kind: 'button', label: button, url: `${pageUrl('/newsletter/confirm')}?token=${linkToken(seed)}` },
        { kind: 'quiet', text: quiet },
      ],
      unsubscribeUrl: unsubscribeUrl(seed),
    }
  },
})
