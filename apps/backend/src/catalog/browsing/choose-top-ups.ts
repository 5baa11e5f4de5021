export type Offer = { id: string; cents: number }

/**
 * The two offers whose sum is the least that reaches a gap, so that nobody is asked for more than needed; the only offer where there
 * is no second one; none where nothing reaches it. Of equal sums the one with the dearer piece.
 * @param offers cheapest first
 */
export function chooseTopUps<O extends Offer>(offers: readonly O[], gapCents: number): O[] {
  const [only] = offers
  if (only && offers.length === 1) return only.cents >= gapCents ? [only] : []
  let best: { pair: O[]; sum: number } | null = null
  let low = 0
  let high = offers.length - 1
  while (low < high) {
    const [cheap, dear] = [offers[low], offers[high]]
    if (!cheap || !dear) break
    const sum = cheap.cents + dear.cents
    if (sum < gapCents) low += 1
    else {
      if (!best || sum < best.sum) best = { pair: [cheap, dear], sum }
      high -= 1
    }
  }
  return best?.pair ?? []
}
