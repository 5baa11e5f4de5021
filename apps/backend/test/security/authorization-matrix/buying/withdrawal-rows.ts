import * as contract from '@filiera/contract/orders/withdrawals'
import { createAddress } from '../../../factories/order.ts'
import { createPaidOrder } from '../../../factories/paid-order.ts'
import { mailedToken } from '../../../mailed-token.ts'
import { type AccessCase, type AccessRow, type AccessRows, plain, type World } from '../access-row.ts'
import { NOBODYS_ORDER } from './orders-rows.ts'

async function ownPaidOrder(world: World) {
  const { backend, owner } = world
  const addressId = await createAddress(backend, owner.accountId)
  const { orderId, productIds } = await createPaidOrder(backend, [{}], { ...owner, addressId })
  const { db } = backend.services
  const stored = async () => ({
    orders: await db.selectFrom('purchase_order').selectAll().where('id', '=', orderId).execute(),
    withdrawals: await db
      .selectFrom('order_withdrawal')
      .selectAll()
      .where('order_id', '=', orderId)
      .execute(),
  })
  return { orderId, lines: [{ productId: productIds[0] ?? '', quantity: 1 }], stored }
}

const onOrder = (bodyOf?: (lines: readonly object[]) => object): AccessRow => ({
  async prepare(world) {
    const { orderId, lines, stored } = await ownPaidOrder(world)
    const body = bodyOf ? { body: bodyOf(lines) } : {}
    return {
      request: { params: { id: orderId }, ...body },
      unknown: { params: { id: NOBODYS_ORDER }, ...body },
      status: 200,
      secrets: [orderId],
      stored,
    }
  },
})

/** Who holds the mailed link may use it, signed in or not; it names one order and no person. */
const byLink = (make: (link: { token: string; lines: readonly object[] }) => AccessCase): AccessRow => ({
  async prepare(world) {
    const { orderId, lines } = await ownPaidOrder(world)
    const { backend, owner } = world
    await backend.services.database.pool.query('delete from rate_limit')
    await backend.call(contract.requestWithdrawalLink, { body: { orderId, email: owner.email } })
    return {
      ...make({ token: await mailedToken(backend, owner.email), lines }),
      secrets: [owner.email, 'Via Roma'],
    }
  },
})

/** A well-formed link that nobody was sent. */
const forged = `${'a'.repeat(22)}.${'b'.repeat(43)}`

export const withdrawalRows = {
  getWithdrawable: onOrder(),
  withdrawFromOrder: onOrder((lines) => ({ lines })),
  requestWithdrawalLink: plain(202, {
    body: { orderId: NOBODYS_ORDER, email: 'nobody@example.com' },
  }),
  readWithdrawable: byLink(({ token }) => ({ request: { body: { token } }, status: 200 })),
  withdrawByLink: plain(422, {
    body: { token: forged, lines: [{ productId: '1', quantity: 1 }] },
  }),
} satisfies AccessRows
