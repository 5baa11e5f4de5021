import { ProblemError, wrongField } from '../../platform/problem-error.ts'
import type { OrderRow } from '../order/orders.store.ts'
import { type DeclaredLine, deadlineOf, isRunning, lineRight } from './withdrawal-rules.ts'

const why = {
  perishable: 'deteriorates or expires rapidly and cannot be given back (Consumer Code art. 59)',
  custom: 'was made to order and cannot be given back (Consumer Code art. 59)',
  'en-primeur': 'was sold en primeur and cannot be given back (Consumer Code art. 59)',
  already_returned: 'was given back already',
  too_late: 'can no longer be given back',
} as const

/** Whether every declared piece is still there to be given back. */
export const isLeft = (order: OrderRow, declared: readonly DeclaredLine[], now: Date): boolean =>
  declared.every(({ productId, quantity }) => {
    const line = order.lines.find((own) => own.productId === productId)
    return line !== undefined && quantity <= lineRight(line, order, now).quantity
  })

/**
 * Checks a declaration against the order; pure.
 * @throws ProblemError illegal_transition when nothing of the order can be given back (any more), invalid_body naming the line
 */
export function checkDeclaration(order: OrderRow, declared: readonly DeclaredLine[], now: Date): void {
  if (!isRunning(order))
    throw new ProblemError(
      'illegal_transition',
      `There is nothing to withdraw from: the order is ${order.status}.`,
    )
  const deadline = deadlineOf(order)
  if (deadline && now >= deadline)
    throw new ProblemError(
      'illegal_transition',
      `The right of withdrawal ended on ${deadline.toISOString()}: fourteen days after delivery.`,
    )
  const seen = new Set<string>()
  for (const [index, { productId, quantity }] of declared.entries()) {
    const line = order.lines.find((own) => own.productId === productId)
    if (!line || seen.has(productId))
      throw wrongField(`lines.${index}.productId`, 'must be a product of the order, once')
    seen.add(productId)
    const right = lineRight(line, order, now)
    if (right.exception) throw wrongField(`lines.${index}.productId`, why[right.exception])
    if (quantity > right.quantity)
      throw wrongField(`lines.${index}.quantity`, `must be at most ${right.quantity}`)
  }
}
