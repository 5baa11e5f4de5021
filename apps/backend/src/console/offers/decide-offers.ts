import type { Period } from './offer-days.ts'

/** An offer that is not over; money in cents. */
export type OpenOffer = Period & {
  id: string
  state: 'coming' | 'running'
  discounted_cents: number
  version: number
}

/** What the clock makes of the offers of a product. */
export type Due = {
  /** Begins now, in the place of the one that runs. */
  begins: OpenOffer | null
  /** The one that runs is over, and none follows. */
  ends: boolean
  /** Their days passed, their price is no reduction any more, or a later one begins. */
  missed: readonly OpenOffer[]
}

/** What is due of the offers of a product. One that follows at the moment at which another ends takes its place without a gap. */
export function decideOffers(priceCents: number, offers: readonly OpenOffer[], now: Date): Due {
  const due = offers
    .filter(({ state, starts_at }) => state === 'coming' && starts_at <= now)
    .sort((one, other) => other.starts_at.getTime() - one.starts_at.getTime())
  const begins =
    due.find(
      ({ discounted_cents, ends_at }) => discounted_cents < priceCents && (ends_at === null || ends_at > now),
    ) ?? null
  const running = offers.find(({ state }) => state === 'running')
  return {
    begins,
    ends: begins === null && running !== undefined && running.ends_at !== null && running.ends_at <= now,
    missed: due.filter((offer) => offer !== begins),
  }
}
