import type { Texts } from '@filiera/domain/languages'
import { type Bits, clearBit, idsOf, wordsFor } from './bits.ts'
import { Families } from './families.ts'
import { ProductOrder } from './product-order.ts'
import { ProductValues } from './product-values.ts'
import type { ProductRow } from './read-rows.ts'
import { ValueSet } from './value-set.ts'

export type IndexedCategory = { id: number; slug: string; parent_id: number | null; name: Texts }
/** An attribute that lists can be filtered by, in these categories and all below them. */
export type FilterAttribute = {
  code: string
  kind: 'list' | 'number' | 'yes_no' | 'year'
  names: Texts
  unit: Texts | null
  /** Of a list, in its order. */
  options: readonly { code: string; names: Texts }[]
  /** Where it is used, with its place there; a nearer category decides for those below it. */
  uses: readonly { category: number; position: number; filterable: boolean }[]
}

/** A value that products can have: facet `region`, value `toscana`. */
export type FacetValue = { id: number; facet: string; value: string }
type Facet = { all: FacetValue[]; byValue: Map<string, FacetValue> }

const MICROSECONDS = 1_000_000
const SPARE = 1.2
const columns = ['cents', 'popularity', 'stars', 'created'] as const
type Column = (typeof columns)[number]

/**
 * All published products as filters, counts and orders see them, some 180 bytes a product: the products of each value, the values of each
 * product, what they are sorted by, and their orders. Ids are places, so that gaps between them cost 20 bytes each.
 */
export class ProductIndex {
  readonly listed = new ValueSet()
  readonly #columns: Record<Column, Int32Array | Float64Array> = {
    cents: new Int32Array(0),
    popularity: new Int32Array(0),
    stars: new Int32Array(0),
    created: new Float64Array(0),
  }
  readonly #values = new ProductValues()
  readonly families = new Families()
  /** By value. */
  readonly #sets: (ValueSet | undefined)[] = []
  readonly #facets = new Map<string, Facet>()
  readonly #known = new Map<number, FacetValue>()
  #last = 0

  readonly orders: Readonly<Record<Column, ProductOrder>> = {
    cents: new ProductOrder((id) => this.keyOf('cents', id)),
    popularity: new ProductOrder((id) => this.keyOf('popularity', id)),
    stars: new ProductOrder((id) => this.keyOf('stars', id)),
    created: new ProductOrder((id) => this.keyOf('created', id)),
  }

  /** In the order of the navigation. */
  categories: readonly IndexedCategory[] = []
  attributes: readonly FilterAttribute[] = []
  /** Counts its changes. */
  version = 0
  /** Answers worked out from this version. */
  readonly memo = new Map<string, unknown>()
  /** What `memo` weighs. */
  memoWeight = 0

  keyOf(column: Column, id: number): number {
    return this.#columns[column][id] ?? 0
  }

  /** How many numbers of 32 bits a set of bits takes that can hold every product. */
  get bitWords(): number {
    return wordsFor(this.#last)
  }

  /** Products of a value; undefined for none. */
  setOf(value: number): ValueSet | undefined {
    return this.#sets[value]
  }

  /** The values of a facet, those without products too. */
  valuesOf(facet: string): readonly FacetValue[] {
    return this.#facets.get(facet)?.all ?? []
  }

  /** Undefined for what no product has ever had. */
  valueOf(facet: string, value: string): FacetValue | undefined {
    return this.#facets.get(facet)?.byValue.get(value)
  }

  /** How many values there are. */
  get valueCount(): number {
    return this.#known.size
  }

  /** How many of some products have each value, by value. */
  countValues(bits: Bits, size: number): Uint32Array {
    return this.#values.count(idsOf(bits, size))
  }

  /** Which of some members of a family, in their order, stands for them: the first that can be bought, else the first. */
  #firstOf(members: readonly number[]): number | undefined {
    const available = this.setOf(this.valueOf('available', 'yes')?.id ?? -1)
    return members.find((id) => available?.has(id)) ?? members[0]
  }

  /** Some products with each family once. */
  oncePerFamily(bits: Bits): Bits {
    let once: Bits | null = null
    for (const present of this.families.among(bits)) {
      once ??= bits.slice()
      const shown = this.#firstOf(present)
      for (const id of present) if (id !== shown) clearBit(once, id)
    }
    return once ?? bits
  }

  /** The same of some products in an order of their own: who stands for a family takes the place of its best placed. */
  oncePerFamilyInOrder(ids: readonly number[]): number[] {
    const seen = new Set<number>()
    return ids.flatMap((id) => {
      const family = this.families.of(id)
      if (family === undefined) return [id]
      if (seen.has(family)) return []
      seen.add(family)
      return this.#firstOf(this.families.membersOf(family).filter((member) => ids.includes(member))) ?? []
    })
  }

  /** What is there more than once when each family counts as one: so many products, and each value so many times. */
  repeated(bits: Bits): { products: number; values: ReadonlyMap<number, number> } {
    let products = 0
    const values = new Map<number, number>()
    for (const present of this.families.among(bits)) {
      products += present.length - 1
      const seen = new Set<number>()
      for (const id of present)
        for (const value of this.#values.of(id)) {
          if (seen.has(value)) values.set(value, (values.get(value) ?? 0) + 1)
          seen.add(value)
        }
    }
    return { products, values }
  }

  learnValues(values: readonly FacetValue[]): void {
    for (const value of values) {
      if (this.#known.has(value.id)) continue
      this.#known.set(value.id, value)
      const facet: Facet = this.#facets.get(value.facet) ?? { all: [], byValue: new Map() }
      this.#facets.set(value.facet, facet)
      facet.all.push(value)
      facet.byValue.set(value.value, value)
    }
  }

  /** Values that products have and nobody has told the names of. */
  unknownValues(): number[] {
    return [...this.#sets.keys()].filter((id) => this.#sets[id] && !this.#known.has(id))
  }

  #write(row: ProductRow): void {
    if (row.id > this.#last) this.#last = row.id
    for (const name of columns) {
      let column = this.#columns[name]
      if (row.id >= column.length) {
        const room = Math.ceil((row.id + 1) * SPARE)
        const larger = name === 'created' ? new Float64Array(room) : new Int32Array(room)
        larger.set(column)
        this.#columns[name] = column = larger
      }
      column[row.id] = row[name]
    }
    this.#values.put(row.id, row.values)
    this.families.put(row.id, row.family, row.place)
  }

  /** The first filling, which `finish` ends. */
  fill(row: ProductRow): void {
    this.#write(row)
    this.listed.add(row.id)
  }

  finish(): void {
    const ids = idsOf(this.listed.bits(this.bitWords), this.listed.size)
    for (const [value, size] of this.#values.count(ids).entries())
      if (size > 0) this.#sets[value] = new ValueSet(size, this.#last)
    this.#values.forEach(ids, (id, value) => this.#sets[value]?.add(id))
    for (const name of columns) {
      const isTime = name === 'created'
      const coarse = (id: number) =>
        isTime ? Math.floor(this.keyOf(name, id) / MICROSECONDS) : this.keyOf(name, id)
      this.orders[name].sort(ids, coarse)
    }
  }

  /** Takes over what products have become, and which are no longer listed. */
  change(rows: readonly ProductRow[], gone: readonly number[]): void {
    for (const name of columns) {
      const isMoved = (row: ProductRow) => this.listed.has(row.id) && this.keyOf(name, row.id) !== row[name]
      const left = [...rows.filter(isMoved).map(({ id }) => id), ...gone.filter((id) => this.listed.has(id))]
      if (left.length > 0) this.orders[name].remove(left)
    }
    const entering = new Map(
      columns.map((name) => [
        name,
        rows.filter((row) => !this.listed.has(row.id) || this.keyOf(name, row.id) !== row[name]),
      ]),
    )
    for (const row of rows) {
      this.#change(row.id, this.listed.has(row.id) ? this.#values.of(row.id) : [], row.values)
      this.#write(row)
      this.listed.add(row.id)
    }
    for (const id of gone) {
      if (this.listed.has(id)) this.#change(id, this.#values.of(id), [])
      this.#values.put(id, [])
      this.families.remove(id)
      this.listed.delete(id)
    }
    for (const [name, moved] of entering)
      if (moved.length > 0) this.orders[name].insert(moved.map(({ id }) => id))
    this.forget()
  }

  #change(id: number, before: Iterable<number>, after: readonly number[]): void {
    for (const value of before) if (!after.includes(value)) this.#sets[value]?.delete(id)
    for (const value of after) {
      const set = this.#sets[value] ?? new ValueSet()
      this.#sets[value] = set
      set.add(id)
    }
  }

  /** A new version: what was worked out from the old one is forgotten. */
  forget(): void {
    this.version++
    this.memo.clear()
    this.memoWeight = 0
  }
}
