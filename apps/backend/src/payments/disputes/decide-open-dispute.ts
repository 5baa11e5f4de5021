import type { ProviderName } from '@filiera/contract/payments/payment'
import { ProblemError } from '../../platform/problem-error.ts'
import type { Services } from '../../services.ts'
import type { DecisionStep } from '../cases/decision.ts'
import { findAttempt, lockWithCheckout } from '../records/attempt.store.ts'
import { decideDispute } from './decide-dispute.ts'
import { findDispute } from './dispute.store.ts'
import { REPUDIATION, receiveDispute } from './receive-dispute.ts'

/** Asks the provider what became of a dispute; its answer stands in the case, which stays open. */
export async function lookAgainAtDispute(
  services: Services,
  provider: ProviderName,
  disputeRef: string,
): Promise<DecisionStep> {
  await receiveDispute(services, provider, disputeRef)
  return async () => ({ isOpen: true })
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
): Promise<DecisionStep> {
  const snapshot = await receiveDispute(services, provider, disputeRef)
  if (snapshot && snapshot.reason !== REPUDIATION && snapshot.outcome !== outcome) {
    const says =
      snapshot.outcome === 'open' ? 'has not decided this dispute yet' : `has decided it: ${snapshot.outcome}`
    throw new ProblemError('illegal_transition', `The customer’s bank ${says}.`)
  }
  return async (trx, { actor, now }) => {
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
  }
}
