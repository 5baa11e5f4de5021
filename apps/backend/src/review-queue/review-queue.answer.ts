import type { ReviewTask } from '@filiera/contract/review-queue'
import { centsToEuros } from '@filiera/domain/money'
import { choicesOf } from './review-choices.ts'
import type { StoredTask } from './review-task.store.ts'

/** Row → `ReviewTask`; a decided case offers nothing any more. */
export const reviewTaskAnswer = (task: StoredTask): ReviewTask => ({
  id: task.id,
  kind: task.kind,
  reason: task.reason,
  provider: task.provider,
  providerRef: task.providerRef,
  checkoutId: task.checkoutId,
  orderId: task.orderId,
  amount: task.amountCents === null ? null : centsToEuros(task.amountCents),
  openedAt: task.openedAt.toISOString(),
  choices: task.decidedAt === null ? choicesOf(task) : [],
  decision: task.decision,
  decidedAt: task.decidedAt?.toISOString() ?? null,
  note: task.note,
})
