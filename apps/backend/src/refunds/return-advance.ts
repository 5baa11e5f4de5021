import type { Services } from '../services.ts'
import { looksFirst } from './look-first.ts'
import type { DueRefund } from './refund-steps.store.ts'
import { changeTakeBack, findReturnableAdvance } from './take-back.store.ts'

/**
 * The seller has paid what we had put in for a refund: it goes back to where it came from, once. The books know both sides as money
 * at the provider, so nothing is booked.
 * @throws Error when the provider refuses it: it is tried again, and then a person is asked
 */
export async function returnAdvance({ db, clock, payments }: Services, refund: DueRefund): Promise<void> {
  const advance = await findReturnableAdvance(db, refund.id)
  if (!advance) return
  const answer = await payments.moneyBack[refund.provider].returnAdvance({
    key: `return-advance:${refund.id}:${advance.tries}`,
    refundId: refund.id,
    accountId: refund.accountId,
    amountCents: advance.amountCents,
    lookFirst: looksFirst(refund, clock.now()),
  })
  if (answer.refused) {
    // A refused request is used up: the next one needs a name of its own.
    await changeTakeBack(db, refund.id, { tries: advance.tries + 1 }, clock.now())
    throw new Error(`our money of refund ${refund.id} did not come back: ${answer.refused.reason}`)
  }
  await changeTakeBack(db, refund.id, { advance_return_id: answer.providerId }, clock.now())
}
