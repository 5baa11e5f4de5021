import { formatMoney } from '@filiera/domain/money/money'
import { z } from 'zod'
import { mailKind } from '../mail-content.ts'
import { linePicture } from '../orders/order-lines.ts'

const words = {
  it: {
    subject: (product: string) => `${product} è di nuovo disponibile`,
    preview: 'È in magazzino adesso. Non lo teniamo da parte.',
    title: 'È tornato',
    text: (product: string) =>
      `«${product}» si può ordinare di nuovo. Non lo possiamo tenere da parte: chi ordina prima lo riceve.`,
    button: 'Vai al prodotto',
    quiet: 'Ti scriviamo solo questa volta. Se finisce di nuovo, puoi chiedere un altro avviso.',
  },
  en: {
    subject: (product: string) => `${product} is available again`,
    preview: 'It is in the warehouse now. We cannot set it aside.',
    title: 'It is back',
    text: (product: string) =>
      `“${product}” can be ordered again. We cannot set it aside: first come, first served.`,
    button: 'See the product',
    quiet: 'We write only this once. If it sells out again, you can ask for another notice.',
  },
  es: {
    subject: (product: string) => `${product} vuelve a estar disponible`,
    preview: 'Está en el almacén ahora. No podemos reservarlo.',
    title: 'Ha vuelto',
    text: (product: string) =>
      `«${product}» se puede pedir de nuevo. No podemos reservarlo: quien pide antes lo recibe.`,
    button: 'Ver el producto',
    quiet: 'Te escribimos solo esta vez. Si se agota de nuevo, puedes pedir otro aviso.',
  },
}

/** What was sold out, or of a shop on holiday, can be bought again: one mail (decisions 38, 39). */
export const backInStock = mailKind({
  data: z.object({
    seed: z.string(),
    productId: z.string(),
    product: z.string(),
    /** What one piece costs; mails that were queued before it was kept have none. */
    cents: z.int().optional(),
    ...linePicture,
  }),
  write({ seed, productId, product, pictureHash, cents }, locale, { pageUrl, pictureUrl, unsubscribeUrl }) {
    const { subject, preview, title, text, button, quiet } = words[locale]
    return {
      subject: subject(product),
      preview,
      title,
      blocks: [
        { kind: 'text', text: text(product) },
        ...(cents === undefined
          ? []
          : [
              {
                kind: 'rows' as const,
                rows: [{ picture: pictureUrl(pictureHash), label: product, value: formatMoney(cents) }],
              },
            ]),
        { kind: 'button', label: button, url: pageUrl(`/product/${productId}`) },
        { kind: 'quiet', text: quiet },
      ],
      unsubscribeUrl: unsubscribeUrl(seed),
    }
  },
})
