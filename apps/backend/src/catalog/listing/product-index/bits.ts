/** Products as bits: product `id` is bit `id & 31` of word `id >>> 5`; what lies beyond the end is not in it. */
export type Bits = Uint32Array

const WORD = 32
/** Words that hold the bits of all ids up to this one. */
export const wordsFor = (id: number): number => (id >>> 5) + 1

export const hasBit = (bits: Bits, id: number): boolean => ((bits[id >>> 5] ?? 0) & (1 << (id & 31))) !== 0

export function setBit(bits: Bits, id: number): void {
  bits[id >>> 5] = (bits[id >>> 5] ?? 0) | (1 << (id & 31))
}

export function clearBit(bits: Bits, id: number): void {
  bits[id >>> 5] = (bits[id >>> 5] ?? 0) & ~(1 << (id & 31))
}

/** Ones of a word. */
function ones(word: number): number {
  const pairs = word - ((word >>> 1) & 0x5555_5555)
  const fours = (pairs & 0x3333_3333) + ((pairs >>> 2) & 0x3333_3333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24
}

export function countBits(bits: Bits): number {
  let count = 0
  for (let at = 0; at < bits.length; at++) count += ones(bits[at] ?? 0)
  return count
}

/** How many are in both; stops from `most` on. */
export function countCommon(left: Bits, right: Bits, most: number): number {
  const end = Math.min(left.length, right.length)
  let count = 0
  for (let at = 0; at < end && count < most; at++) {
    const both = (left[at] ?? 0) & (right[at] ?? 0)
    if (both !== 0) count += ones(both)
  }
  return count
}

/** What is in all of them, as bits of its own. */
export function intersection(all: readonly Bits[]): Bits {
  const [first = new Uint32Array(0), ...others] = all
  const common = first.slice(0, Math.min(...all.map(({ length }) => length)))
  for (const other of others)
    for (let at = 0; at < common.length; at++) common[at] = (common[at] ?? 0) & (other[at] ?? 0)
  return common
}

/** Takes what is in `other` out of `bits`. */
export function removeBits(bits: Bits, other: Bits): void {
  const end = Math.min(bits.length, other.length)
  for (let at = 0; at < end; at++) bits[at] = (bits[at] ?? 0) & ~(other[at] ?? 0)
}

/** The ids, `size` of them, from the lowest on. */
export function idsOf(bits: Bits, size: number): Uint32Array {
  const ids = new Uint32Array(size)
  let next = 0
  for (let at = 0; at < bits.length && next < size; at++)
    for (let left = bits[at] ?? 0; left !== 0; left &= left - 1)
      ids[next++] = at * WORD + (WORD - 1 - Math.clz32(left & -left))
  return ids
}
