/** A repeatable source of numbers from 0 to below 1 (mulberry32): the same seed makes the same shop. */
export function repeatable(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** One of the list. */
export function pick<T>(random: () => number, list: readonly T[]): T | undefined {
  return list[Math.floor(random() * list.length)]
}

/** So many of the list, each once, in any order. */
export function sample<T>(random: () => number, list: readonly T[], size: number): T[] {
  const rest = [...list]
  for (let index = 0; index < Math.min(size, rest.length); index++) {
    const other = index + Math.floor(random() * (rest.length - index))
    const [here, there] = [rest[index], rest[other]]
    if (here !== undefined && there !== undefined) [rest[index], rest[other]] = [there, here]
  }
  return rest.slice(0, size)
}
