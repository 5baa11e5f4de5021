/** A source of numbers in [0, 1), the same for the same seed. */
export type Draw = () => number

/** Mulberry32: 32 bits of state are plenty for demonstration data. */
export function drawFrom(seed: number): Draw {
  let state = Math.imul(seed, 2_654_435_761) >>> 0
  return () => {
    state = (state + 0x6d_2b_79_f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** A place in a list of `length` by Zipf's law with this exponent (0: all alike, towards 1: the first ones mostly). */
export function zipf(draw: Draw, length: number, exponent: number): number {
  return Math.min(length - 1, Math.floor(length * draw() ** (1 / (1 - exponent))))
}

export function pick<T>(draw: Draw, list: readonly T[], exponent = 0): T {
  const value = list[zipf(draw, list.length, exponent)]
  if (value === undefined) throw new Error('nothing to pick from')
  return value
}

/** Lognormal: half of the values lie below `median`, two thirds within a factor of e^spread. */
export function lognormal(draw: Draw, median: number, spread: number): number {
  const normal = Math.sqrt(-2 * Math.log(1 - draw())) * Math.cos(2 * Math.PI * draw())
  return median * Math.exp(spread * normal)
}
