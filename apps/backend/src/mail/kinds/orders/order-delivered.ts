import { z } from 'zod'
import { mailKind } from '../mail-content.ts'
import { linePicture, orderNumber } from './order-lines.ts'
import { lineClass, withdrawalHint, withdrawalNote } from './withdrawal-right.ts'

const words = {
  it: {
    subject: (seller: string) => `Il pacco di ${seller} è arrivato`,
    preview: 'Quando hai assaggiato, racconta com’è.',
    title: 'Il pacco è arrivato',
    text: (seller: string) =>
      `Il pacco di ${seller} risulta consegnato. Se manca qualcosa o è rotto, dillo a chi vende dalla pagina dell’ordine, anche con una foto.`,
    heading: 'Com’è andata?',
    ask: 'Quando hai assaggiato, dillo a chi compra dopo di te: bastano le stelle, due righe aiutano di più.',
    review: (product: string) => `Recensisci ${product}`,
    right: 'Se cambi idea',
    button: 'Apri l’ordine',
  },
  en: {
    subject: (seller: string) => `The parcel from ${seller} has arrived`,
    preview: 'Once you have tasted it, say what it is like.',
    title: 'The parcel has arrived',
    text: (seller: string) =>
      `The parcel from ${seller} is marked as delivered. If something is missing or broken, tell the seller on the page of the order, with a photo if you like.`,
    heading: 'How was it?',
    ask: 'Once you have tasted it, tell those who buy after you: stars are enough, two lines help more.',
    review: (product: string) => `Review ${product}`,
    right: 'If you change your mind',
    button: 'Open the order',
  },
  es: {
    subject: (seller: string) => `Ha llegado el paquete de ${seller}`,
    preview: 'Cuando lo hayas probado, cuenta cómo es.',
    title: 'El paquete ha llegado',
    text: (seller: string) =>
      `El paquete de ${seller} consta como entregado. Si falta algo o está roto, dilo a quien vende desde la página del pedido, también con una foto.`,
    heading: '¿Qué tal?',
    ask: 'Cuando lo hayas probado, cuéntaselo a quien compre después: bastan las estrellas, dos líneas ayudan más.',
    review: (product: string) => `Valora ${product}`,
    right: 'Si cambias de idea',
    button: 'Abrir el pedido',
  },
}

/** Sent once per delivered order, with a link to review each product that has no review of the customer yet (decision 29). */
export const orderDelivered = mailKind({
  data: z.object({
    orderId: z.string(),
    seller: z.string(),
    products: z.array(z.object({ id: z.string(), title: z.string() })),
    /** What was delivered, and the end of the right of withdrawal; mails that were queued before they were kept have none. */
    lines: z
      .array(z.object({ title: z.string(), quantity: z.int(), ...linePicture, ...lineClass }))
      .default([]),
    withdrawUntil: z.iso.datetime().optional(),
  }),
  write({ orderId, seller, products, lines, withdrawUntil }, locale, context) {
    const { pageUrl, pictureUrl } = context
    const { subject, preview, title, text, heading, ask, review, right, button } = words[locale]
    const links = products.map((product) => ({
      label: review(product.title),
      url: pageUrl(`/account/reviews/${product.id}`),
    }))
    return {
      subject: subject(seller),
      preview,
      title,
      blocks: [
        { kind: 'text', text: text(seller) },
        { kind: 'button', label: button, url: pageUrl(`/account/orders/${orderId}`) },
        ...(links.length === 0
          ? []
          : [
              { kind: 'heading' as const, text: heading },
              { kind: 'text' as const, text: ask },
              { kind: 'links' as const, links },
            ]),
        ...(lines.length === 0
          ? []
          : [
              { kind: 'heading' as const, text: right },
              {
                kind: 'rows' as const,
                rows: lines.map((line) => ({
                  picture: pictureUrl(line.pictureHash),
                  label: `${line.quantity} × ${line.title}`,
                  value: '',
                  ...withdrawalNote(line.withdrawal, locale, withdrawUntil),
                })),
              },
            ]),
        ...withdrawalHint(lines, locale, context, orderId),
        { kind: 'quiet', text: orderNumber(orderId, locale) },
      ],
    }
  },
})
