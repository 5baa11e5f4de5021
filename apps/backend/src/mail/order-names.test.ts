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

const toSeller = [
  'seller-order-cancelled',
  'seller-return-waits',
  'seller-dispute',
  'seller-withdrawal',
] as const

it.each(toSeller)('%s names its order in the mail too, for a seller who has many', async (kind) => {
  const { subject, text } = await writeMail({ kind, to: 'a@b.it', locale: 'en', data: examples[kind] })
  const number = subject.match(/[0-9A-Z]{4}(-[0-9A-Z]{4}){3}/)?.[0]
  expect(text.split('\n')).toContain(`Order ${number}`)
})

it('ends no line within a version or the word e-mail', async () => {
  const data = { ...examples['order-paid'], termsVersion: '2026-11' }
  const { html } = await writeMail({ kind: 'order-paid', to: 'a@b.it', locale: 'en', data })
  expect(html).toContain('<span style="white-space:nowrap">2026-11</span>')
  const received = await writeMail({
    kind: 'contact-received',
    to: 'a@b.it',
    locale: 'en',
    data: examples['contact-received'],
  })
  expect(received.html).toContain('<span style="white-space:nowrap">e-mail</span>')
})
