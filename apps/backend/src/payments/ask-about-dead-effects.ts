import { findUnansweredDead } from '../platform/outbox/reopen-effect.store.ts'
import type { Services } from '../services.ts'
import { paymentEffectKinds } from './records/effect-kinds.ts'
import { openReviewTask } from './review/open-review-task.ts'

/** Opens a case for each effect of payments that was given up; also after a crash. @returns how many */
export async function askAboutDeadEffects({ db, clock }: Services): Promise<number> {
  const dead = await findUnansweredDead(db, paymentEffectKinds)
  const now = clock.now()
  for (const { kind, key, error } of dead) {
    await openReviewTask(db, {
      key: `effect:${key}:${now.getTime()}`,
      kind: 'effect_failed',
      reason: `${kind} was given up after all its tries: ${error ?? 'no reason is known'}`,
      effectKey: key,
      now,
    })
  }
  return dead.length
}
