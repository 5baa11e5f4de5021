import type { ProviderName } from '@filiera/contract/payments/payment'
import type { Transaction } from '../../platform/database/open-database.ts'
import { ProblemError } from '../../platform/problem-error.ts'
import type { Services } from '../../services.ts'
import { findAttempt, lockWithCheckout } from '../records/attempt.store.ts'
import { decideDispute } from './decide-dispute.ts'
import { findDispute } from './dispute.store.ts'
import { REPUDIATION, receiveDispute } from './receive-dispute.ts'

type By = { actor: string; now: Date }

/** Asks the provider what became of a dispute; its answer stands in the case, which stays open. */
export async function lookAgainAtDispute(services: Services, provider: ProviderName, disputeRef: string) {
  await receiveDispute(services, provider, disputeRef)
  return async () => ({ isOpen: true as const })
}

type OpenDispute = { provider: ProviderName; disputeRef: string; attemptId: string }

/**
 * The operator's decision on a dispute, which must match what the customer's bank decided. For a bank debit
 * whose dispute is not known, the operator alone decides.
 * @throws ProblemError illegal_transition when it was decided before, or the bank decided otherwise or not yet; ProviderUnavailable, ProviderRefused
 */
export async function decideOpenDispute(
  services: Services,
  { provider, disputeRef, attemptId }: OpenDispute,
  outcome: 'won' | 'lost',
) {
  const seen = await receiveDispute(services, provider, disputeRef)
  if (seen && seen.reason !== REPUDIATION && seen.outcome !== outcome) {
    const says =
      seen.outcome === 'open' ? 'has not decided this dispute yet' : `has decided it: ${seen.outcome}`
    throw new ProblemError('illegal_transition', `The customer’s bank ${says}.`)
  }
  return async (trx: Transaction, { actor, now }: By) => {
    const known = await findAttempt(trx, attemptId)
    const locked = known ? await lockWithCheckout(trx, known) : undefined
    const dispute = locked ? await findDispute(trx, locked.attempt.provider, disputeRef) : undefined
    if (
      !locked ||
      !dispute ||
      !(await decideDispute(trx, locked.attempt, dispute, { outcome, actor, now }))
    ) {
      throw new ProblemError('illegal_transition', 'This dispute was decided already.')
    }
    return {}
  }
}
