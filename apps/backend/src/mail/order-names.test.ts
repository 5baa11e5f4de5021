import { expect, it } from 'vitest'
import { examples, order, writeMail } from '../../test/mail-examples.ts'

const told = [
  'order-shipped',
  'order-delivered',
  'order-cancelled',
  'shipment-corrected',
  'return-decided',
  'refund',
] as const

it.each(told.flatMap((kind) => (['it', 'en', 'es'] as const).map((locale) => [kind, locale] as const)))(
  '%s in %s calls an order by its seller, and has the number in a small line',
  async (kind, locale) => {
    const data = kind === 'order-delivered' ? { ...examples[kind], orderId: order.number } : examples[kind]
    const { subject, text, html } = await writeMail({ kind, to: 'a@b.it', locale, data })
    const [number, line] = [
      order.number,
      `${{ it: 'Ordine', en: 'Order', es: 'Pedido' }[locale]} ${order.number}`,
    ]
    if (kind !== 'refund') expect(subject).toContain(order.seller)
    expect(subject).not.toContain(number)
    // in the text once on a line of its own, else in addresses
    const said = text.split('\n').filter((each) => each.includes(number) && !each.includes('https://'))
    expect(said).toEqual([line])
    expect(html).toContain(`<span style="white-space:nowrap">${number}</span>`)
  },
)
