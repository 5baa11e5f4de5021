import { type Bits, countCommon, hasBit, setBit, wordsFor } from './bits.ts'

const FIRST_ROOM = 4

/**
 * The products of one value: ids in order while they take less room so, bits from then on. Sets are kept so; whoever combines
 * several asks for their `bits`, which are joined word by word.
 */
export class ValueSet {
  size = 0
  #ids: Uint32Array
  #bits: Bits | null = null

  /** Room for so many products with ids up to `last`. */
  constructor(expected = FIRST_ROOM, last = 0) {
    const isDense = expected > Math.max(FIRST_ROOM, wordsFor(last))
    this.#ids = new Uint32Array(isDense ? 0 : expected)
    if (isDense) this.#bits = new Uint32Array(wordsFor(last))
  }

  /** Where the id stands or would stand. */
  #place(id: number): number {
    let [low, high] = [0, this.size]
    if (high > 0 && (this.#ids[high - 1] ?? 0) < id) return high
    while (low < high) {
      const middle = (low + high) >>> 1
      if ((this.#ids[middle] ?? 0) < id) low = middle + 1
      else high = middle
    }
    return low
  }

  #makeRoom(id: number): void {
    const last = Math.max(id, this.#ids[this.size - 1] ?? 0)
    if (this.size >= Math.max(FIRST_ROOM, wordsFor(last))) {
      const bits = new Uint32Array(wordsFor(last))
      this.orInto(bits)
      this.#bits = bits
      this.#ids = new Uint32Array(0)
      return
    }
    const ids = new Uint32Array(Math.max(FIRST_ROOM, Math.ceil(this.size * 1.5)))
    ids.set(this.#ids)
    this.#ids = ids
  }

  add(id: number): void {
    if (this.has(id)) return
    if (!this.#bits && this.size === this.#ids.length) this.#makeRoom(id)
    if (this.#bits) {
      if (wordsFor(id) > this.#bits.length) {
        const bits = new Uint32Array(Math.ceil(wordsFor(id) * 1.1))
        bits.set(this.#bits)
        this.#bits = bits
      }
      setBit(this.#bits, id)
    } else {
      const place = this.#place(id)
      this.#ids.copyWithin(place + 1, place, this.size)
      this.#ids[place] = id
    }
    this.size++
  }

  delete(id: number): void {
    if (!this.has(id)) return
    if (this.#bits) this.#bits[id >>> 5] = (this.#bits[id >>> 5] ?? 0) & ~(1 << (id & 31))
    else {
      const place = this.#place(id)
      this.#ids.copyWithin(place, place + 1, this.size)
    }
    this.size--
  }

  has(id: number): boolean {
    if (this.#bits) return hasBit(this.#bits, id)
    const place = this.#place(id)
    return place < this.size && this.#ids[place] === id
  }

  /** Adds its products to bits that have room for them. */
  orInto(target: Bits): void {
    const bits = this.#bits
    if (bits) {
      const end = Math.min(bits.length, target.length)
      for (let at = 0; at < end; at++) target[at] = (target[at] ?? 0) | (bits[at] ?? 0)
    } else for (let at = 0; at < this.size; at++) setBit(target, this.#ids[at] ?? 0)
  }

  /** Its products, to be read only. */
  bits(words: number): Bits {
    if (this.#bits) return this.#bits
    const bits = new Uint32Array(words)
    this.orInto(bits)
    return bits
  }

  /** How many of its products are among others; stops from `most` on. */
  countIn(others: Bits, most: number): number {
    if (this.#bits) return countCommon(this.#bits, others, most)
    let count = 0
    for (let at = 0; at < this.size && count < most; at++) if (hasBit(others, this.#ids[at] ?? 0)) count++
    return count
  }
}
