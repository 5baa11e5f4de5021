import { type OrderStatus, orderStatuses } from '@filiera/contract/orders/orders'
import { getPayment, payWithMangopay } from '@filiera/contract/payments/payment'
import { changeOneOrderStatus } from '../../src/orders/order/change-order-status.ts'
import type { TestBackend } from '../build-test-backend.ts'
import { mangopayCards, payOnPage } from '../scenes/hosted-page.ts'
import type { ProductOptions } from './catalogue.ts'
import { enrolSellers } from './enrol-sellers.ts'
import { type Buyer, createCheckout, type Placed } from './order.ts'

/** Pays a placed checkout on the sandbox's page; the backend is one of a payment scene. */
export async function payPlaced(backend: TestBackend, { buyer, checkout }: Placed): Promise<void> {
  await enrolSellers(backend.services)
  const input = { params: { order: checkout.id }, body: { type: 'web' as const } }
  const started = await backend.call(payWithMangopay, input, buyer.headers)
  if (!started.ok) throw new Error(`no payment: ${started.problem.code}`)
  await payOnPage(started.value.RedirectURL ?? '', mangopayCards.ok)
  backend.clock.advance(2_001)
  const seen = await backend.call(getPayment, { params: { id: started.value.Id } }, buyer.headers)
  if (!seen.ok || seen.value.status !== 'paid') throw new Error('the payment did not arrive')
}

/** A paid checkout of one piece of each product, each from its own seller (one product unless given); `orderId` is its first order. */
export async function createPaidOrder(
  backend: TestBackend,
  products: readonly ProductOptions[] = [{}],
  owner?: Buyer,
): Promise<Placed & { orderId: string }> {
  const placed = await createCheckout(backend, products, owner)
  await payPlaced(backend, placed)
  return { ...placed, orderId: placed.checkout.orders[0]?.id ?? '' }
}

/** Moves a paid order on, step by step, as its seller would. */
export async function advanceOrder(backend: TestBackend, orderId: string, to: OrderStatus): Promise<void> {
  const way = orderStatuses.slice(orderStatuses.indexOf('ACCEPTED'), orderStatuses.indexOf(to) + 1)
  await backend.services.db.transaction().execute(async (trx) => {
    const now = backend.clock.now()
    const { status } = await trx
      .selectFrom('purchase_order')
      .select('status')
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow()
    for (const next of way.slice(way.indexOf(status) + 1))
      await changeOneOrderStatus(trx, { orderId, to: next, actor: 'system', cause: 'test', now })
  })
}
