// Deterministic numbers: the same seed always draws the same picture.

/** Gives the next number in [0, 1). */
export type Draw = () => number

/** Mulberry32 generator for a seed. */
export function random(seed: number): Draw {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

/** FNV-1a hash of a text: turns a product slug into a seed. */
export function hash(text: string): number {
  let value = 0x811c9dc5
  for (const character of text) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return value >>> 0
}

/** One of the choices, always the same for the same text. */
export function pick<T>(choices: readonly T[], text: string): T {
  const chosen = choices[hash(text) % choices.length]
  if (chosen === undefined) throw new RangeError(`Nothing to choose from for ${text}`)
  return chosen
}
