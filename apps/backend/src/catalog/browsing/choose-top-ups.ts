export type Offer = { id: string; cents: number; family?: string | null }

/** Two sizes of one product. */
const areOne = (one: Offer, other: Offer) => Boolean(one.family) && one.family === other.family

/**
 * The two offers whose sum is the least that reaches a gap, so that nobody is asked for more than needed, never two sizes of one product;
 * the only offer where there is no second one; none where nothing reaches it. Of equal sums the one with the dearer piece.
 * @param offers cheapest first
 */
export function chooseTopUps<O extends Offer>(offers: readonly O[], gapCents: number): O[] {
  const [only] = offers
  if (only && offers.length === 1) return only.cents >= gapCents ? [only] : []
  let best: { pair: O[]; sum: number } | null = null
  for (const [at, cheap] of offers.entries()) {
    const dear = offers
      .slice(at + 1)
      .find((other) => cheap.cents + other.cents >= gapCents && !areOne(cheap, other))
    if (dear && (!best || cheap.cents + dear.cents < best.sum))
      best = { pair: [cheap, dear], sum: cheap.cents + dear.cents }
  }
  return best?.pair ?? []
}
