import type { CaseDecision } from '@filiera/contract/payments/cases'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import { notFound, ProblemError } from '../../platform/problem-error.ts'
import type { Services } from '../../services.ts'
import type { DecisionResult, DecisionStep } from '../cases/decision.ts'
import { ProviderRefused, ProviderUnavailable } from '../providers/payment-provider.ts'
import { choicesOf } from './case-choices.ts'
import { findCase, type StoredCase, writeDecision } from './case-queue.store.ts'
import { workOf } from './case-work.ts'

export type Decided = { id: string; decision: CaseDecision; note: string; accountId: string }

const refused = (detail: string) => new ProblemError('illegal_transition', detail)

/** Asks the provider where a decision needs its word, outside of any transaction. */
async function prepare(services: Services, item: StoredCase, decision: CaseDecision): Promise<DecisionStep> {
  try {
    return await workOf(services, item, decision)
  } catch (error) {
    if (error instanceof ProviderUnavailable || error instanceof ProviderRefused) {
      throw new ProblemError('provider_unavailable', 'The payment provider cannot say anything about it now.')
    }
    throw error
  }
}

/**
 * Decides a case and does what was decided, once; recorded with who and why.
 * @throws ProblemError not_found; illegal_transition when it was decided before, does not offer this, or it cannot be done (any
 * more); provider_unavailable when the provider must be asked and does not answer: nothing is decided then
 */
export async function decideCase(services: Services, decided: Decided): Promise<StoredCase> {
  const { db, clock } = services
  const { id, decision, note, accountId } = decided
  const item = await findCase(db, id)
  if (!item) throw notFound()
  if (item.decidedAt !== null) throw refused('This case was decided already.')
  if (!choicesOf(item).includes(decision)) throw refused(`A case of ${item.kind} does not offer ${decision}.`)
  const step = await prepare(services, item, decision)
  const now = clock.now()
  const done = await inTransaction(db, async (trx): Promise<DecisionResult | undefined> => {
    const result = await step(trx, { actor: `operator:${accountId}`, now, note })
    if (result?.isOpen) return result
    if (!(await writeDecision(trx, id, { decision, by: accountId, note, now }))) {
      throw refused('This case was decided already.')
    }
    return result
  })
  await done?.afterwards?.()
  services.notifyOutbox()
  const left = await findCase(db, id)
  if (!left) throw notFound()
  return left
}
