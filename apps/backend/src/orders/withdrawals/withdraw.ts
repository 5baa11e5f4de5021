import type { Withdrawal } from '@filiera/contract/orders/withdrawals'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import type { Transaction } from '../../platform/database/open-database.ts'
import { notFound } from '../../platform/problem-error.ts'
import type { Services } from '../../services.ts'
import { lockCheckout } from '../order/checkout-status.store.ts'
import { unshippedStatuses } from '../order/order.state.ts'
import type { OrderRow } from '../order/orders.store.ts'
import type { OrderPayments } from '../ports.ts'
import { checkDeclaration, isLeft } from './check-declaration.ts'
import { mailWithdrawal } from './mail-withdrawal.ts'
import { type Declaration, priceDeclaration } from './price-declaration.ts'
import { refundAtOnce } from './refund-at-once.ts'
import { requestReturn } from './request-return.ts'
import { findRepeated } from './withdrawal-rules.ts'
import { presentWithdrawal } from './withdrawals.presenter.ts'
import { findWithdrawals, insertWithdrawal, type WithdrawalRow } from './withdrawals.store.ts'
import { findWithdrawnOrder, type OrderTarget } from './withdrawn-order.store.ts'

async function withdrawIn(
  trx: Transaction,
  payments: OrderPayments,
  found: OrderRow,
  target: OrderTarget,
  declaration: Declaration,
  now: Date,
): Promise<WithdrawalRow> {
  await lockCheckout(trx, found.checkoutId)
  const order = await findWithdrawnOrder(trx, target)
  if (!order) throw notFound()
  const { lines } = declaration
  const earlier = await findWithdrawals(trx, [order.id])
  const repeated = findRepeated(earlier, lines, { now, isLeft: isLeft(order, lines, now) })
  if (repeated) return repeated
  checkDeclaration(order, lines, now)
  const declared = await priceDeclaration(trx, payments, order, declaration, earlier, now)
  const isUnshipped = unshippedStatuses.includes(order.status)
  const id = await insertWithdrawal(
    trx,
    isUnshipped ? await refundAtOnce(trx, payments, declared) : await requestReturn(trx, declared),
  )
  const made = (await findWithdrawals(trx, [order.id])).find((withdrawal) => withdrawal.id === id)
  if (!made) throw new Error(`withdrawal ${id} is not there`)
  await mailWithdrawal(trx, made, {
    isUnshipped,
    isCancelled: isUnshipped && declared.isRest,
    isDisputed: order.status === 'DISPUTED',
    reason: declared.reason,
    now,
  })
  return made
}

/**
 * Withdraws from the contract line by line (Consumer Code art. 52–59). Before shipping the money goes back at once; after it the
 * seller decides once the goods are back (a dispute comes first). The same declaration twice is one.
 * @returns the receipt, which is mailed as well @throws ProblemError not_found, invalid_body naming the line, illegal_transition
 */
export async function withdraw(
  services: Services,
  target: OrderTarget,
  declaration: Declaration,
): Promise<Withdrawal> {
  const { db, clock, orderPayments } = services
  const found = await findWithdrawnOrder(db, target)
  if (!found) throw notFound()
  const made = await inTransaction(db, (trx) =>
    withdrawIn(trx, orderPayments, found, target, declaration, clock.now()),
  )
  services.notifyOutbox()
  return presentWithdrawal(made)
}
