import { getOrder } from '@filiera/contract/orders/orders'
import { deliveryInWords } from '@filiera/domain/dates/delivery-days'
import { endOfWithdrawal } from '@filiera/domain/dates/withdrawal-period'
import { isRegionCode, regions } from '@filiera/domain/places/regions'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createWarehouse } from '../../../test/factories/catalogue.ts'
import { advanceOrder } from '../../../test/factories/paid-order.ts'
import { valueIn } from '../../../test/scenes/payment-scene.ts'
import { openRefundScene, type RefundScene } from '../../../test/scenes/refund-scene.ts'
import { mailLastDay } from '../../mail/kinds/mail-time.ts'

let scene: RefundScene
beforeAll(async () => {
  scene = await openRefundScene()
})
afterAll(() => scene.close())

/** One order of a returnable, a perishable and an alcoholic product at three rates. */
async function buyMixed() {
  const warehouse_id = await createWarehouse(scene.backend.services.db)
  const titles = (it: string) => ({ titles: { it, en: it, es: it } })
  return scene.paid('mangopay', [
    { warehouse_id, vat_rate: 4, ...titles('Olio') },
    { warehouse_id, vat_rate: 10, ...titles('Burrata'), label: { withdrawal: 'excluded-perishable' } },
    { warehouse_id, vat_rate: 22, ...titles('Grappa'), alcohol: true },
  ])
}

const mailed = async (subject: string, to: string) => {
  await scene.drain()
  const found = scene.backend.mails.filter((mail) => mail.subject.includes(subject) && mail.to === to)
  expect(found).toHaveLength(1)
  return found[0]?.text ?? ''
}

it('tells the right of withdrawal of each line and the adults-only note in every mail of an order', async () => {
  const { order, buyer } = await buyMixed()
  const open = 'Puoi recedere fino a 14 giorni dopo la consegna.'
  await advanceOrder(scene.backend, order.id, 'DELIVERED')
  for (const subject of ['Abbiamo ricevuto', 'Pagamento ricevuto', 'ha spedito il tuo pacco']) {
    const text = await mailed(subject, buyer.email)
    expect(text).toMatch(new RegExp(`Olio: .*\\n {2}${open}`))
    expect(text).toMatch(/Burrata: .*\n {2}Senza diritto di recesso/)
    expect(text).toContain('solo a maggiorenni')
  }
  const delivered = await mailed('è arrivato', buyer.email)
  const until = mailLastDay(endOfWithdrawal(scene.backend.clock.now()).toISOString(), 'it')
  expect(delivered).toContain(`1 × Olio\n  Puoi recedere fino al ${until}.`)
  expect(delivered).toMatch(/1 × Burrata\n {2}Senza diritto di recesso/)
  expect(order.items.map(({ alcohol }) => alcohol)).toEqual([false, false, true])
})

it('tells where a paid parcel comes from, when it arrives and who sells it', async () => {
  const { order, buyer } = await buyMixed()
  const { from, to } = order.delivery ?? { from: '', to: '' }
  const { region, city } = order.seller
  const place = isRegionCode(region) ? `${regions[region].name.it}, ${city}` : ''
  const words = deliveryInWords({ from, to }, 'it')
  const days = `Arriva tra ${words.from} e ${words.to}`
  const paid = await mailed('Pagamento ricevuto', buyer.email)
  expect(paid).toContain(`${place}\n${days}\nOrdine ${order.id}\n`)
  expect(paid).toMatch(/\nVenduto da [^\n]+, P\. IVA \d+, [^\n]+@/)
})

it('tells with a shipped parcel where the other one of the purchase is', async () => {
  const { checkout, buyer } = await scene.paid('mangopay', [{}, {}])
  const [first, second] = checkout.orders
  await advanceOrder(scene.backend, first?.id ?? '', 'SHIPPED')
  const shipped = await mailed('ha spedito il tuo pacco', buyer.email)
  expect(shipped).toMatch(
    new RegExp(`L’ALTRO PACCO\n\n${second?.seller.name}, .+\n {2}Il produttore deve ancora`),
  )
})

it('tells its seller of alcohol, not of a right that is the customer’s', async () => {
  const { order } = await buyMixed()
  await scene.drain()
  const told = scene.backend.mails.find(({ subject }) => subject === `Nuovo ordine ${order.id}`)
  expect(told?.text).toContain('solo a maggiorenni')
  expect(told?.text).not.toContain('recedere')
})

it('shows net and VAT of what stays paid after a refund, to the cent, in the order and in the mail', async () => {
  const { order, buyer, productIds } = await buyMixed()
  expect(order.afterRefunds).toBeNull()
  const [, burrata = ''] = productIds
  await scene.queue(order.id, { lines: [{ productId: burrata, quantity: 1 }], withShipping: false })
  const text = await mailed('Rimborso di', buyer.email)
  const params = { id: order.id }
  const { afterRefunds, vat, amount } = valueIn(await scene.backend.call(getOrder, { params }, buyer.headers))
  expect(vat).toEqual(order.vat)
  expect(afterRefunds?.refunded).toBe(10)
  const cents = (euros: number) => Math.round(euros * 100)
  const left = afterRefunds?.vat.reduce((sum, group) => sum + cents(group.net) + cents(group.vat), 0)
  expect(left).toBe(cents(amount) - 1_000)
  expect(cents(afterRefunds?.amount ?? 0)).toBe(left)
  for (const rate of [4, 22])
    expect(afterRefunds?.vat.find((group) => group.rate === rate)).toEqual(
      vat.find((group) => group.rate === rate),
    )
  for (const { rate, net, vat: tax } of afterRefunds?.vat ?? []) {
    expect(text).toContain(`Imponibile al ${rate} %: ${net.toFixed(2)}`)
    expect(text).toContain(`IVA ${rate} %: ${tax.toFixed(2)}`)
  }
  expect(text).toContain(`Resta pagato, IVA inclusa: ${afterRefunds?.amount.toFixed(2)}`)
  expect(text).toMatch(/^1 × .*: 10\.00.€$/m)
  expect(text).toMatch(/\nDeciso: .+\nInviato: .+\n\(Accreditato: entro il .+\)\n/)
  expect(text).toMatch(/^Rimborsato: 10\.00.€$/m)
})
