const SPARE = 1.2
/** As long as all values are small, each takes half the room. */
const MOST_SMALL = 0xffff

/** The values of each product, one behind the other in one array. */
export class ProductValues {
  #values: Uint16Array | Uint32Array = new Uint16Array(1024)
  #starts: Uint32Array = new Uint32Array(64)
  #lengths: Uint16Array = new Uint16Array(64)
  #end = 0
  #used = 0
  #largest = 0

  of(id: number): Uint16Array | Uint32Array {
    const start = this.#starts[id] ?? 0
    return this.#values.subarray(start, start + (this.#lengths[id] ?? 0))
  }

  /** Values that fit stand where the old ones did; others behind all. */
  put(id: number, values: readonly number[]): void {
    if (id >= this.#starts.length) this.#addProducts(id)
    for (const value of values) if (value > this.#largest) this.#largest = value
    if (this.#largest > MOST_SMALL && this.#values instanceof Uint16Array) this.#makeRoom(0)
    const before = this.#lengths[id] ?? 0
    this.#used += values.length - before
    if (values.length > before) {
      this.#lengths[id] = 0
      if (this.#end + values.length > this.#values.length) this.#makeRoom(values.length)
      this.#starts[id] = this.#end
      this.#end += values.length
    }
    this.#lengths[id] = values.length
    this.#values.set(values, this.#starts[id])
  }

  /** Every value of the products. */
  forEach(ids: Uint32Array, use: (id: number, value: number) => void): void {
    for (const id of ids) {
      const start = this.#starts[id] ?? 0
      const end = start + (this.#lengths[id] ?? 0)
      for (let at = start; at < end; at++) use(id, this.#values[at] ?? 0)
    }
  }

  /** How many of the products have each value, by value. */
  count(ids: Uint32Array): Uint32Array {
    const counts = new Uint32Array(this.#largest + 1)
    const [values, starts, lengths] = [this.#values, this.#starts, this.#lengths]
    for (let index = 0; index < ids.length; index++) {
      const id = ids[index] ?? 0
      const start = starts[id] ?? 0
      const end = start + (lengths[id] ?? 0)
      for (let at = start; at < end; at++) {
        const value = values[at] ?? 0
        counts[value] = (counts[value] ?? 0) + 1
      }
    }
    return counts
  }

  #addProducts(id: number): void {
    const room = Math.ceil((id + 1) * SPARE)
    const [starts, lengths] = [new Uint32Array(room), new Uint16Array(room)]
    starts.set(this.#starts)
    lengths.set(this.#lengths)
    this.#starts = starts
    this.#lengths = lengths
  }

  /** Leaves out what nobody has any more. */
  #makeRoom(more: number): void {
    const room = Math.ceil((this.#used + more) * SPARE)
    const values = this.#largest > MOST_SMALL ? new Uint32Array(room) : new Uint16Array(room)
    let end = 0
    for (let id = 0; id < this.#starts.length; id++) {
      const own = this.of(id)
      values.set(own, end)
      this.#starts[id] = end
      end += own.length
    }
    this.#values = values
    this.#end = end
  }
}
