import { mailName } from '@filiera/domain/mail-names'
import { z } from 'zod'
import { describeQueuedMail, MAIL_EFFECT, transientMailKeys } from '../mail/enqueue-mail.ts'
import { type DeadEffect, findUnansweredDead } from '../platform/outbox/reopen-effect.store.ts'
import type { Services } from '../services.ts'
import { openCase } from './cases/open-case.ts'
import { paymentEffectKinds, REFUND_EFFECT, TRANSFER_EFFECT } from './records/effect-kinds.ts'

const about = z.object({ refundId: z.uuid(), orderId: z.string() }).partial()

/** What a person is told: of a payment its refund or order, of a mail its kind and order, never its reader. */
function describe({ kind, key, payload }: DeadEffect) {
  if (kind === REFUND_EFFECT || kind === TRANSFER_EFFECT)
    return { name: kind, ...about.safeParse(payload).data }
  if (kind !== MAIL_EFFECT) return { name: kind }
  const { kind: mail, ...rest } = describeQueuedMail(key, payload)
  return { name: `The mail "${mailName(mail, 'en')}"`, ...rest }
}

/** Opens a case for each mail and effect of payments that was given up, once for each time; also after a crash. @returns how many */
export async function openDeadEffectCases({ db, clock }: Services): Promise<number> {
  const dead = await findUnansweredDead(db, [MAIL_EFFECT, ...paymentEffectKinds], transientMailKeys)
  for (const effect of dead) {
    const { name, ...subject } = describe(effect)
    await openCase(db, {
      key: `effect:${effect.key}:${effect.deadAt.getTime()}`,
      kind: 'effect_failed',
      reason: `${name} was given up after all its tries: ${effect.error ?? 'no reason is known'}`,
      effectKey: effect.key,
      ...subject,
      now: clock.now(),
    })
  }
  return dead.length
}
