import type { Offer } from '@filiera/contract/console/offers'
import { startOfDay } from '@filiera/domain/dates/italian-time'
import { centsToEuros, eurosToCents } from '@filiera/domain/money/money'
import { writeAudit } from '../../platform/audit/audit.store.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import { notFound, ProblemError, wrongField } from '../../platform/problem-error.ts'
import type { Services } from '../../services.ts'
import type { OpenOffer } from './decide-offers.ts'
import { lockSeenOffer, type OfferCall } from './lock-seen-offer.ts'
import { presentOffer } from './offer.presenter.ts'
import { checkOfferDays, daysOf, endOfDay, overlap } from './offer-days.ts'
import { findOffer } from './offer-list.store.ts'
import { writeOffer } from './offers.store.ts'

/**
 * Price that an offer may have: below that of its product, and as it is once it runs.
 * @throws ProblemError invalid_body
 */
function checkOfferPrice(
  cents: number,
  { offer, product }: { offer: OpenOffer; product: { price_cents: number } },
): void {
  if (cents === offer.discounted_cents) return
  const fault =
    offer.state === 'running'
      ? 'stays as it is while the offer runs'
      : cents < product.price_cents
        ? undefined
        : 'is not below the price'
  if (fault) throw wrongField('priceDiscounted', fault)
}

/**
 * Changes the days of an offer that is not over, and the price of one to come; one that runs keeps its first day and price.
 * @throws ProblemError not_found, expired, changed_meanwhile, invalid_body, conflict
 */
export async function changeOffer(
  { db, clock }: Services,
  call: OfferCall,
  { priceDiscounted, ...days }: { from: string; to: string | null; priceDiscounted?: number | undefined },
): Promise<Offer> {
  const now = clock.now()
  const { actor, id } = call
  return inTransaction(db, async (trx) => {
    const { product, offer, others } = await lockSeenOffer(trx, call, now)
    const hasBegun = offer.state === 'running'
    const cents = priceDiscounted === undefined ? offer.discounted_cents : eurosToCents(priceDiscounted)
    checkOfferPrice(cents, { offer, product })
    const before = daysOf(offer)
    const after = hasBegun ? { ...days, from: before.from } : days
    checkOfferDays(after, now, hasBegun)
    const starts_at = after.from === before.from ? offer.starts_at : startOfDay(after.from)
    const next = {
      starts_at,
      ends_at: after.to === null ? null : endOfDay(after.to),
      discounted_cents: cents,
    }
    const other = others.find((known) => overlap(known, next))
    if (other) {
      const { from, to } = daysOf(other)
      throw new ProblemError(
        'conflict',
        `The product has an offer from ${from}${to ? ` to ${to}` : ''} already.`,
      )
    }
    await writeOffer(trx, id, next, actor)
    await writeAudit(trx, actor, {
      kind: 'product',
      id: product.id,
      before: { ...before, priceDiscounted: centsToEuros(offer.discounted_cents) },
      after: { ...after, priceDiscounted: centsToEuros(cents), offer: id },
      at: now,
    })
    const row = await findOffer(trx, actor.sellerId, id)
    if (!row) throw notFound()
    return presentOffer(row)
  })
}
