import type { Language } from '@filiera/domain/languages'
import type { Executor } from '../platform/database/open-database.ts'
import { cancelEffect, enqueue } from '../platform/outbox/enqueue.ts'
import type { MailData, MailKindName } from './kinds.ts'

/** Kind of the outbox that mails are queued under. */
export const MAIL_EFFECT = 'mail'

export type QueuedMail<K extends MailKindName> = {
  kind: K
  /** Names the fact, e.g. `paid:<checkout id>`: one mail per fact and kind. */
  key: string
  to: string
  locale: Language
  data: MailData<K>
  now: Date
  /** The seller whose people get it: its links open the console in this shop. */
  sellerId?: string
  /** Whether the address must not stay in the queue once the mail was sent. */
  forget?: true
}

const effectKey = (kind: MailKindName, key: string) => `mail:${kind}:${key}`

/** Takes back a queued mail that is not true any more, unless it was sent. */
export async function cancelMail(
  executor: Executor,
  kind: MailKindName,
  key: string,
  now: Date,
): Promise<void> {
  await cancelEffect(executor, effectKey(kind, key), now)
}

/** Queues a mail in the transaction that decides it, once for each fact and kind; none where the customer was erased. */
export async function enqueueMail<K extends MailKindName>(
  executor: Executor,
  { kind, key, to, locale, data, now, sellerId, forget }: QueuedMail<K>,
): Promise<void> {
  if (to === '') return
  await enqueue(executor, {
    kind: MAIL_EFFECT,
    key: effectKey(kind, key),
    payload: { kind, to, locale, data, ...(sellerId ? { sellerId } : {}), ...(forget ? { forget } : {}) },
    runAt: now,
  })
}
