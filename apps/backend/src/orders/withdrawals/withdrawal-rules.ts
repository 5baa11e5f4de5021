import type { OrderStatus } from '@filiera/contract/orders/orders'
import type { Withdrawable } from '@filiera/contract/orders/withdrawals'
import { endOfWithdrawal } from '@filiera/domain/dates/withdrawal-period'
import { hasShipped, unshippedStatuses } from '../order/order.state.ts'

type Exception = Withdrawable['lines'][number]['exception']

/** What the right to withdraw from a line is decided on. */
export type LineFacts = {
  /** Class of the product when it was bought. */
  withdrawal: string
  quantity: number
  refundedQuantity: number
  /** Pieces of withdrawals that wait for the seller. */
  returningQuantity: number
}
export type OrderFacts = {
  status: OrderStatus
  deliveredAt: Date | null
  events: readonly { status: OrderStatus }[]
}

/** What was promised for withdrawals that wait for their seller, in cents. */
export const waitingCents = (withdrawals: readonly { status: string; amountCents: number }[]): number =>
  withdrawals
    .filter(({ status }) => status === 'requested')
    .reduce((sum, { amountCents }) => sum + amountCents, 0)

/** Pieces of a line that have neither gone back nor are on their way back. */
export const remainingOf = ({
  quantity,
  refundedQuantity,
  returningQuantity,
}: Omit<LineFacts, 'withdrawal'>): number => quantity - refundedQuantity - returningQuantity

/** What can be given back of a line: how many pieces, or why none. */
export type LineRight = { quantity: number; exception: Exception; sealedOnly: boolean }

/** Goods that the law excepts (Consumer Code art. 59, letters c, d and g). */
const exceptions: Readonly<Record<string, Exception>> = {
  'excluded-perishable': 'perishable',
  'excluded-custom': 'custom',
  'excluded-en-primeur': 'en-primeur',
}

/** End of the right: fourteen days after delivery; null before it, when the right has not begun to run out. */
export const deadlineOf = ({ deliveredAt }: Pick<OrderFacts, 'deliveredAt'>): Date | null =>
  deliveredAt && endOfWithdrawal(deliveredAt)

/**
 * Whether an order can be withdrawn from: it was paid and has not ended. A dispute after shipping does not stop the fourteen days;
 * before shipping they have not begun, so the order waits.
 */
export const isRunning = (order: Omit<OrderFacts, 'deliveredAt'>): boolean =>
  unshippedStatuses.includes(order.status) || hasShipped(order)

function exceptionOf(line: LineFacts, order: OrderFacts, now: Date): Exception {
  if (remainingOf(line) <= 0) return 'already_returned'
  const excepted = exceptions[line.withdrawal]
  if (excepted) return excepted
  const deadline = deadlineOf(order)
  return deadline && now >= deadline ? 'too_late' : null
}

/**
 * The right to withdraw from one line, from the order on until fourteen days after delivery (Consumer Code art. 52, 59). Of an order
 * that was never paid, has ended or is disputed before shipping nothing can be given back, without an exception of its own.
 */
export function lineRight(line: LineFacts, order: OrderFacts, now: Date): LineRight {
  const exception = exceptionOf(line, order, now)
  return {
    quantity: exception === null && isRunning(order) ? remainingOf(line) : 0,
    exception,
    sealedOnly: line.withdrawal === 'sealed-only',
  }
}

export type DeclaredLine = { productId: string; quantity: number }

/** Repeated within this time a declaration is the same one, sent twice. */
const REPEATED_MS = 10 * 60_000

/** The earlier withdrawal that a declaration repeats: the same lines sent again within minutes, or when nothing is left to declare. */
export function findRepeated<W extends { createdAt: Date; lines: readonly DeclaredLine[] }>(
  earlier: readonly W[],
  declared: readonly DeclaredLine[],
  { now, isLeft }: { now: Date; isLeft: boolean },
): W | undefined {
  const written = (lines: readonly DeclaredLine[]) =>
    lines
      .map(({ productId, quantity }) => `${productId}:${quantity}`)
      .sort()
      .join()
  return earlier.findLast(
    ({ createdAt, lines }) =>
      written(lines) === written(declared) && (!isLeft || now.getTime() - createdAt.getTime() < REPEATED_MS),
  )
}
