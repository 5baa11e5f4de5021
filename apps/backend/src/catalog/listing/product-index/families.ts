import { type Bits, hasBit } from './bits.ts'

/** Products that are one in several formats, by their family; few products have one. */
export class Families {
  readonly #places = new Map<number, { family: number; place: number }>()
  /** In their order. */
  readonly #members = new Map<number, number[]>()

  get isEmpty(): boolean {
    return this.#members.size === 0
  }

  /** Undefined for a product of its own. */
  of(id: number): number | undefined {
    return this.#places.get(id)?.family
  }

  /** In their order. */
  membersOf(family: number): readonly number[] {
    return this.#members.get(family) ?? []
  }

  /** @param family 0 for none */
  put(id: number, family: number, place: number): void {
    this.remove(id)
    if (family === 0) return
    this.#places.set(id, { family, place })
    const placeOf = (member: number) => this.#places.get(member)?.place ?? 0
    const members = [...(this.#members.get(family) ?? []), id]
    this.#members.set(
      family,
      members.sort((a, b) => placeOf(a) - placeOf(b) || a - b),
    )
  }

  remove(id: number): void {
    const family = this.of(id)
    if (family === undefined) return
    this.#places.delete(id)
    const left = (this.#members.get(family) ?? []).filter((member) => member !== id)
    if (left.length > 0) this.#members.set(family, left)
    else this.#members.delete(family)
  }

  /** The families of which several members are among some products, with those that are. */
  *among(bits: Bits): Generator<number[]> {
    for (const members of this.#members.values()) {
      let present = 0
      for (const id of members) if (hasBit(bits, id)) present++
      if (present > 1) yield members.filter((id) => hasBit(bits, id))
    }
  }
}
