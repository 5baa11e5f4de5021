import { repeatable } from '../data/repeatable.ts'

/** A source of numbers in [0, 1), the same for the same seed. */
export type Draw = () => number

/** Seeds that follow each other give numbers far apart. */
export const drawFrom = (seed: number): Draw => repeatable(Math.imul(seed, 2_654_435_761))

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
