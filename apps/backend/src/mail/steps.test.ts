import { expect, it } from 'vitest'
import { examples, order, writeMail } from '../../test/mail-examples.ts'

const write = (kind: 'order-shipped' | 'refund', locale: string, data: object = examples[kind]) =>
  writeMail({ kind, to: 'a@b.it', locale, data })

it.each([
  ['it', 'Pagato: 22 nov\nAccettato: 23 nov\nSpedito: 24 nov\n(Consegna: 25–27 nov)'],
  ['en', 'Paid: 22 Nov\nAccepted: 23 Nov\nShipped: 24 Nov\n(Delivery: 25–27 Nov)'],
  ['es', 'Pagado: 22 nov\nAceptado: 23 nov\nEnviado: 24 nov\n(Entrega: 25–27 nov)'],
])('says in %s how far a parcel is and what it holds', async (locale, steps) => {
  const { html, text } = await write('order-shipped', locale)
  expect(text).toContain(steps)
  expect(text).toMatch(/2 × Olio <nuovo>: 24\.00\s€/)
  for (const day of ['22&nbsp;nov', '25–27&nbsp;nov']) expect(html.toLowerCase()).toContain(`<br>${day}<`)
  expect(html).toContain('24.00')
})

it('names both months of a delivery that begins in one and ends in the next', async () => {
  const { way, ...data } = examples['order-shipped']
  const delivery = { from: '2026-11-30', to: '2026-12-02' }
  const { text } = await write('order-shipped', 'it', { ...data, way: { ...way, delivery } })
  expect(text).toContain('(Consegna: 30 nov–2 dic)')
})

it('says in its heading when a parcel comes, or what is in it where no day can be said', async () => {
  const { way, ...data } = examples['order-shipped']
  expect((await write('order-shipped', 'it')).text).toContain(
    'ARRIVA TRA MERCOLEDÌ 25 E VENERDÌ 27\u00a0NOVEMBRE\nPuglia, Andria\nCorriere: GLS\nNumero di spedizione: M1234567890',
  )
  const abroad = await write('order-shipped', 'it', { ...data, way: { ...way, delivery: null } })
  expect(abroad.text).toContain('NEL PACCO')
  expect(abroad.text).not.toContain('Consegna:')
})

it.each([
  ['it', 'Deciso: 27 nov\nInviato: 28 nov\n(Accreditato: entro il 14 dic)', 'Spedizione: 6.90'],
  ['en', 'Decided: 27 Nov\nSent: 28 Nov\n(Credited: by 14 Dec)', 'Delivery: 6.90'],
  ['es', 'Decidido: 27 nov\nEnviado: 28 nov\n(Abonado: a más tardar el 14 dic)', 'Envío: 6.90'],
])('says in %s how far a refund is and what it is made of', async (locale, steps, shipping) => {
  const data = { ...examples.refund, amountCents: 1690, shippingCents: 690 }
  const { text } = await write('refund', locale, data)
  expect(text).toContain(steps)
  expect(text).toMatch(/1 × Olio <nuovo>: 10\.00/)
  expect(text).toContain(shipping)
  expect(text).toMatch(/: 16\.90\s€/)
})

it('writes mails that were queued before they carried steps', async () => {
  const { way: _, place: __, ...shipped } = examples['order-shipped']
  const { text } = await write('order-shipped', 'it', shipped)
  expect(text).toContain('NEL PACCO')
  const { way: ___, place: ____, shippingCents: _____, ...refund } = examples.refund
  expect((await write('refund', 'it', refund)).text).toContain(`Ordine ${order.number}`)
})

it.each([
  ['order-received', '\nOrdinato: 22 nov\n(Pagato)\n(Spedito)\n(Consegna)\n'],
  ['order-paid', '\nPagato: 22 nov\n(Accettato)\n(Spedito)\n(Consegna: 25–27 nov)\n'],
] as const)('says in %s how far each parcel is', async (kind, steps) => {
  const { html, text } = await writeMail({ kind, to: 'a@b.it', locale: 'it', data: examples[kind] })
  expect(text).toContain(steps)
  expect(html).toContain('<br>22&nbsp;nov<')
  const { orderedAt: _, ...data } = examples[kind]
  const before = await writeMail({ kind, to: 'a@b.it', locale: 'it', data: { ...data, paidAt: undefined } })
  expect(before.text).not.toContain('(Spedito)')
})

it.each([
  ['it', 'L’ALTRO PACCO', 'Cascina <Alba>, Piemonte, Alba', 'Si sta preparando.'],
  ['en', 'THE OTHER PARCEL', 'Cascina <Alba>, Piedmont, Alba', 'It is being prepared.'],
  ['es', 'EL OTRO PAQUETE', 'Cascina <Alba>, Piamonte, Alba', 'Se está preparando.'],
])('says in %s where the other parcel of the purchase is', async (locale, title, whose, where) => {
  const { html, text } = await write('order-shipped', locale)
  expect(text).toContain(`${title}\n\n${whose}\n  ${where}`)
  expect(html).toContain(where)
  const alone = await write('order-shipped', locale, { ...examples['order-shipped'], others: [] })
  expect(alone.text).not.toContain(title)
})
