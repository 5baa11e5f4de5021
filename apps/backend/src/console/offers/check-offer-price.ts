import { wrongField } from '../../platform/problem-error.ts'
import type { OpenOffer } from './decide-offers.ts'

/**
 * Price that an offer may have: below that of its product, and as it is once it runs.
 * @throws ProblemError invalid_body
 */
export function checkOfferPrice(
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
