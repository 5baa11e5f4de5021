import { getOrder } from '@filiera/contract/orders/orders'
import { getWithdrawable, type Withdrawable, withdrawFromOrder } from '@filiera/contract/orders/withdrawals'
import { centsToEuros, eurosToCents } from '@filiera/domain/money/money'
import { withdrawalAmount } from '@filiera/domain/money/withdrawal-amount'
import { createProduct, type ProductOptions } from '../factories/catalogue.ts'
import { createBuyer, fillCart, placeOrder } from '../factories/order.ts'
import { payPlaced } from '../factories/paid-order.ts'
import { openPaymentScene, valueIn } from './payment-scene.ts'

type Owner = { headers: { authorization: string } }
type Lines = { productId: string; quantity: number }[]

export type WithdrawalScene = Awaited<ReturnType<typeof openWithdrawalScene>>

/** What the page foretells of a declaration: the euros that come back. */
export const foretell = ({ isShipped, shipping, refundable, lines }: Withdrawable, declared: Lines) =>
  centsToEuros(
    withdrawalAmount({
      isShipped,
      shippingCents: eurosToCents(shipping),
      leftCents: eurosToCents(refundable),
      lines: lines.map(({ productId, remaining, price }) => ({
        remaining,
        declared: declared.find((line) => line.productId === productId)?.quantity ?? 0,
        chargedCents: eurosToCents(price),
      })),
    }).amountCents,
  )

/** A payment scene with what customers do about withdrawals. */
export async function openWithdrawalScene() {
  const scene = await openPaymentScene()
  const { backend } = scene
  /** Before each test: no mails and no limits used up. */
  const begin = async () => {
    await backend.services.database.pool.query('delete from rate_limit')
    await backend.drainOutbox()
    backend.mails.length = 0
  }
  const read = async (buyer: Owner, id: string) =>
    valueIn(await backend.call(getWithdrawable, { params: { id } }, buyer.headers))
  const order = async (buyer: Owner, id: string) =>
    valueIn(await backend.call(getOrder, { params: { id } }, buyer.headers))
  const declare = (buyer: Owner, id: string, lines: Lines, reason?: string) =>
    backend.call(
      withdrawFromOrder,
      { params: { id }, body: { lines, ...(reason ? { reason } : {}) } },
      buyer.headers,
    )
  const stockOf = async (productId: string) => {
    const query = backend.services.db.selectFrom('product').select('stock').where('id', '=', productId)
    return (await query.executeTakeFirstOrThrow()).stock
  }
  /** One paid order of three pieces of each product, all from one warehouse. */
  const bought = async (products: readonly ProductOptions[]) => {
    const { db } = backend.services
    const buyer = await createBuyer(backend)
    const [options, ...others] = products
    const first = await createProduct(db, { stock: 10, ...options })
    const rest = await Promise.all(
      others.map((own) =>
        createProduct(db, { stock: 10, seller_id: first.sellerId, warehouse_id: first.warehouseId, ...own }),
      ),
    )
    const ids = [first, ...rest].map(({ id }) => id)
    for (const id of ids) await fillCart(backend, buyer.accountId, id, 3)
    const checkout = await placeOrder(backend, buyer)
    await payPlaced(backend, { buyer, checkout, productIds: ids })
    await backend.drainOutbox()
    backend.mails.length = 0
    return { buyer, orderId: checkout.orders[0]?.id ?? '', amount: checkout.total, ids }
  }
  /** The mails that went out so far, by subject. */
  const mailed = async (subject: string) => {
    await backend.drainOutbox()
    return backend.mails.filter((mail) => mail.subject === subject)
  }
  return { ...scene, begin, read, order, declare, stockOf, bought, mailed }
}
