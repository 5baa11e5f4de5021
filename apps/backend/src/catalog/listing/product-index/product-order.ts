/** All products by a key and then their id, from the lowest on. */
export class ProductOrder {
  #ids: Uint32Array = new Uint32Array(0)
  readonly #key: (id: number) => number

  constructor(key: (id: number) => number) {
    this.#key = key
  }

  get ids(): Uint32Array {
    return this.#ids
  }

  readonly compare = (left: number, right: number): number =>
    this.#key(left) - this.#key(right) || left - right

  /** Puts products in order for the first time; `coarse` is a key that fits 32 bits and never contradicts the exact one. */
  sort(ids: Uint32Array, coarse: (id: number) => number): void {
    const pairs = new BigUint64Array(ids.length)
    const halves = new Uint32Array(pairs.buffer)
    for (let at = 0; at < ids.length; at++) {
      const id = ids[at] ?? 0
      halves[2 * at] = id
      halves[2 * at + 1] = coarse(id)
    }
    pairs.sort()
    const sorted = new Uint32Array(ids.length)
    for (let at = 0, from = 0; at < ids.length; at++) {
      sorted[at] = halves[2 * at] ?? 0
      if (at + 1 < ids.length && halves[2 * at + 1] === halves[2 * at + 3]) continue
      if (at > from) sorted.subarray(from, at + 1).sort(this.compare)
      from = at + 1
    }
    this.#ids = sorted
  }

  /** How many of `ids`, in this order, stand before a key and an id, whether there is such a product or not. */
  place(key: number, id: number, ids = this.#ids): number {
    let [low, high] = [0, ids.length]
    while (low < high) {
      const middle = (low + high) >>> 1
      const other = ids[middle] ?? 0
      const difference = this.#key(other) - key || other - id
      if (difference < 0) low = middle + 1
      else high = middle
    }
    return low
  }

  /** Those with keys from `from` on and, unless it is null, below `to`. */
  between(from: number, to: number | null): Uint32Array {
    return this.#ids.subarray(this.place(from, 0), to === null ? undefined : this.place(to, 0))
  }

  /** Takes products out, while their keys are still the old ones. */
  remove(ids: readonly number[]): void {
    const places = ids.map((id) => this.place(this.#key(id), id)).sort((a, b) => a - b)
    const left = new Uint32Array(this.#ids.length - ids.length)
    let from = 0
    for (const [index, place] of [...places, this.#ids.length].entries()) {
      left.set(this.#ids.subarray(from, place), from - index)
      from = place + 1
    }
    this.#ids = left
  }

  /** Puts products in their places, once their keys are the new ones. */
  insert(ids: readonly number[]): void {
    const added = [...ids].sort(this.compare)
    const all = new Uint32Array(this.#ids.length + added.length)
    let from = 0
    for (const [index, id] of added.entries()) {
      const place = this.place(this.#key(id), id)
      all.set(this.#ids.subarray(from, place), from + index)
      all[place + index] = id
      from = place
    }
    all.set(this.#ids.subarray(from), from + added.length)
    this.#ids = all
  }
}
