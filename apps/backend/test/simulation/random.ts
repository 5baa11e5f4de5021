/** Numbers that follow from a seed alone. */
export type Random = {
  /** A whole number from 0 up to, and without, `below`. */
  below(below: number): number
  chance(probability: number): boolean
  pick<T>(list: readonly T[]): T
}

/** The generator "mulberry32": small, and the same on every machine. */
export function seededRandom(seed: number): Random {
  let state = (seed * 0x9e3779b1) | 0
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const below = (limit: number) => Math.floor(next() * limit)
  return {
    below,
    chance: (probability) => next() < probability,
    pick(list) {
      const chosen = list[below(list.length)]
      if (chosen === undefined) throw new Error('nothing to pick from')
      return chosen
    },
  }
}
