import type { Language } from '@filiera/domain/languages'
import { z } from 'zod'
import type { Executor } from '../platform/database/open-database.ts'
import { cancelEffect, enqueue } from '../platform/outbox/enqueue.ts'
import type { MailData, MailKindName } from './kinds.ts'

/** Kind of the outbox that mails are queued under. */
export const MAIL_EFFECT = 'mail'

const about = z.object({
  data: z.object({ orderId: z.string().optional(), checkoutId: z.string().optional() }),
})

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

/** Mails that come too late after days of tries, or that their reader asks for anew: nobody is asked about them. */
const transient = [
  'confirm-registration',
  'already-registered',
  'account-deleted',
  'reset-password',
  'login-link',
  'username-change-new',
  'shop-invitation',
  'withdrawal-link',
  'subscription-confirm',
  'stock-alert-confirm',
  'search-alert-confirm',
  'back-in-stock',
  'search-found',
  'contact-received',
  'payment-reminder',
  'seller-morning',
] as const satisfies readonly MailKindName[]

/** Keys of queued mails begin so. */
export const MAIL_KEY = `${MAIL_EFFECT}:`

/** What the keys of a kind's queued mails begin with. */
export const mailKeyStart = (kind: string) => `${MAIL_KEY}${kind}:`

const effectKey = (kind: MailKindName, key: string) => mailKeyStart(kind) + key

/** What the keys of those begin with. */
export const transientMailKeys = transient.map(mailKeyStart)

/** What a queued mail tells to people who must not read it: its kind, and the order or purchase that it is about. */
export function describeQueuedMail(
  key: string,
  payload: unknown,
): { kind: string; orderId?: string | undefined; checkoutId?: string | undefined } {
  const { data } = about.safeParse(payload)
  return { kind: key.split(':')[1] ?? '', ...data?.data }
}

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
