import type { Transaction } from '../../platform/database/open-database.ts'
import {
  changeRefund,
  type DueRefund,
  findUnsentBeside,
  lastSameAmount,
  lockRefund,
} from './refund-steps.store.ts'
import { waitForDispute } from './wait-for-dispute.ts'

/** How far apart two refunds of the same amount must be at such a provider. Clocks differ: a day and a minute. */
export const SAME_AMOUNT_MS = 24 * 3_600_000 + 60_000

const SAME_AMOUNT = 'the provider takes the same amount of one payment once in 24 hours'

/** What goes to the provider, or until when it must wait, and why. */
export type Sending = { cents: number } | { waitUntil: Date; reason: string }

/** Decides what a refund is sent as where the provider refuses the same amount of a payment within a day. */
async function mergeAmount(
  trx: Transaction,
  refund: DueRefund,
  ready: ReadonlySet<string>,
  now: Date,
): Promise<Sending> {
  const since = new Date(now.getTime() - SAME_AMOUNT_MS)
  const others = (await findUnsentBeside(trx, refund)).filter(({ id }) => ready.has(id))
  const clash = await lastSameAmount(trx, refund, refund.amountCents, since)
  if (clash !== null || others.some(({ amountCents }) => amountCents === refund.amountCents)) {
    const cents = others.reduce((sum, { amountCents }) => sum + amountCents, refund.amountCents)
    const isFree = others.length > 0 && (await lastSameAmount(trx, refund, cents, since)) === null
    if (isFree) {
      for (const { id } of others) await changeRefund(trx, id, { merged_into: refund.id }, now)
      return { cents }
    }
  }
  if (clash !== null) return { waitUntil: new Date(clash.getTime() + SAME_AMOUNT_MS), reason: SAME_AMOUNT }
  return { cents: refund.amountCents }
}

/**
 * Decides how a refund is sent: alone, merged with unsent refunds of its payment, or later: when the payment is disputed no
 * more, or the day is over in which the provider refuses the same amount. The decision stays until the provider refuses it.
 * @param ready ids of other refunds whose money is there; null where the provider takes any amount at any time
 * @returns null when there is nothing to send
 */
export async function mergePendingRefunds(
  trx: Transaction,
  refund: DueRefund,
  ready: ReadonlySet<string> | null,
  now: Date,
): Promise<Sending | null> {
  const locked = await lockRefund(trx, refund)
  if (locked.status !== 'pending' || locked.providerId !== null || locked.mergedInto !== null) return null
  // It may have come while the seller's part was being taken back.
  if (locked.hasOpenDispute) return waitForDispute(now)
  if (locked.sentCents !== null) return { cents: locked.sentCents }
  const sending = ready === null ? { cents: locked.amountCents } : await mergeAmount(trx, locked, ready, now)
  if ('cents' in sending) await changeRefund(trx, locked.id, { sent_cents: sending.cents }, now)
  return sending
}
