import { mailName } from '@filiera/domain/mail-names'
import { describeQueuedMail, MAIL_EFFECT, passingMailKeys } from '../mail/enqueue-mail.ts'
import { type DeadEffect, findUnansweredDead } from '../platform/outbox/reopen-effect.store.ts'
import type { Services } from '../services.ts'
import { openCase } from './cases/open-case.ts'
import { paymentEffectKinds } from './records/effect-kinds.ts'

/** What a person is told: of a mail its kind and order, never its reader. */
function describe({ kind, key, payload }: DeadEffect) {
  if (kind !== MAIL_EFFECT) return { name: kind }
  const { kind: mail, ...about } = describeQueuedMail(key, payload)
  return { name: `The mail "${mailName(mail, 'en')}"`, ...about }
}

/** Opens a case for each mail and effect of payments that was given up, once for each time; also after a crash. @returns how many */
export async function askAboutDeadEffects({ db, clock }: Services): Promise<number> {
  const dead = await findUnansweredDead(db, [MAIL_EFFECT, ...paymentEffectKinds], passingMailKeys)
  for (const effect of dead) {
    const { name, ...about } = describe(effect)
    await openCase(db, {
      key: `effect:${effect.key}:${effect.deadAt.getTime()}`,
      kind: 'effect_failed',
      reason: `${name} was given up after all its tries: ${effect.error ?? 'no reason is known'}`,
      effectKey: effect.key,
      ...about,
      now: clock.now(),
    })
  }
  return dead.length
}
