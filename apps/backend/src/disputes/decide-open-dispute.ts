import type { Transaction } from '../database/open-database.ts'
import { findAttempt, lockWithCheckout } from '../payment/attempt.store.ts'
import type { ProviderName } from '../payment/payment-provider.ts'
import { ProblemError } from '../problem-error.ts'
import type { Services } from '../services.ts'
import { decideDispute } from './decide-dispute.ts'
import { findDispute } from './dispute.store.ts'
import { receiveDispute } from './receive-dispute.ts'

type By = { actor: string; now: Date }

/** Asks the provider what became of a dispute; its answer stands in the case, which stays open. */
export async function lookAgainAtDispute(services: Services, provider: ProviderName, disputeRef: string) {
  await receiveDispute(services, provider, disputeRef)
  return async () => ({ isOpen: true as const })
}

/** The operator's word on a dispute. @throws ProblemError illegal_transition when it was decided before */
export const decideOpenDispute =
  (attemptId: string, disputeRef: string, outcome: 'won' | 'lost') =>
  async (trx: Transaction, { actor, now }: By) => {
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
