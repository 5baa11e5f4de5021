import { expect, it } from 'vitest'
import { drawFrom } from '../../../seed/bulk/draw.ts'
import { idsOf } from './bits.ts'
import { ProductIndex } from './product-index.ts'
import { type ProductRow, readRows } from './read-rows.ts'

const draw = drawFrom(5)
const below = (end: number) => Math.floor(draw() * end)
const randomRow = (id: number): ProductRow => ({
  id,
  cents: below(30),
  popularity: below(5),
  stars: below(3) * 100,
  created: 1_767_312_245_000_000 + below(40) * 500_000,
  family: below(3) === 0 ? 1 + below(60) : 0,
  place: below(4),
  values: Array.from({ length: 12 }, (_, value) => value + 1).filter(() => draw() < 0.3),
})

/** The index says of every value and order what the rows say. */
function expectSame(index: ProductIndex, rows: ReadonlyMap<number, ProductRow>): void {
  const all = [...rows.values()]
  for (let value = 1; value <= 12; value++) {
    const set = index.setOf(value)
    const ids = set ? [...idsOf(set.bits(index.bitWords), set.size)] : []
    expect(ids).toEqual(
      all
        .filter(({ values }) => values.includes(value))
        .map(({ id }) => id)
        .sort((a, b) => a - b),
    )
  }
  for (const column of ['cents', 'popularity', 'stars', 'created'] as const)
    expect([...index.orders[column].ids]).toEqual(
      [...all].sort((a, b) => a[column] - b[column] || a.id - b.id).map(({ id }) => id),
    )
  const families = [...index.families.among(index.listed.bits(index.bitWords))]
  expect(families.map(([id = 0]) => index.families.of(id)).sort()).toEqual(
    [...Map.groupBy(all, ({ family }) => family)]
      .filter(([family, members]) => family > 0 && members.length > 1)
      .map(([family]) => family)
      .sort(),
  )
  const inOrder = (a: number, b: number) => (rows.get(a)?.place ?? 0) - (rows.get(b)?.place ?? 0) || a - b
  for (const members of families) expect(members).toEqual([...members].sort(inOrder))
  const counts = index.countValues(index.listed.bits(index.bitWords), index.listed.size)
  for (let value = 1; value <= 12; value++) expect(counts[value] ?? 0).toBe(index.setOf(value)?.size ?? 0)
}

it('says after any changes what a filling with the same rows would', () => {
  const index = new ProductIndex()
  const rows = new Map(Array.from({ length: 300 }, (_, at) => [at * 3 + 1, randomRow(at * 3 + 1)]))
  for (const row of rows.values()) index.fill(row)
  index.finish()
  expectSame(index, rows)
  for (let round = 0; round < 12; round++) {
    const changed = new Map(
      Array.from({ length: 20 }, () => below(1200) + 1).map((id) => [id, randomRow(id)]),
    )
    const gone = [...rows.keys(), 5000].filter((id) => !changed.has(id) && draw() < 0.05)
    index.change([...changed.values()], gone)
    for (const [id, row] of changed) rows.set(id, row)
    for (const id of gone) rows.delete(id)
    expectSame(index, rows)
  }
})

it('reads the lines of the database: products with their numbers, and ids alone that are gone', () => {
  const [found, gone]: [ProductRow[], number[]] = [[], []]
  const read = (text: string) =>
    readRows(
      text,
      (row) => found.push({ ...row, values: [...row.values] }),
      (id) => gone.push(id),
    )
  read('')
  read('7 1250 3 450 1767312245000001 12 2 4 19 230\n8\n9 1 0 0 5 0 0')
  expect(found).toEqual([
    {
      id: 7,
      cents: 1250,
      popularity: 3,
      stars: 450,
      created: 1_767_312_245_000_001,
      family: 12,
      place: 2,
      values: [4, 19, 230],
    },
    { id: 9, cents: 1, popularity: 0, stars: 0, created: 5, family: 0, place: 0, values: [] },
  ])
  expect(gone).toEqual([8])
})

it('says which products have keys within a range, none where the range ends before it begins', () => {
  const index = new ProductIndex()
  const rows = Array.from({ length: 200 }, (_, at) => randomRow(at + 1))
  for (const row of rows) index.fill(row)
  index.finish()
  const within = (from: number, to: number | null) =>
    rows
      .filter(({ cents }) => cents >= from && (to === null || cents < to))
      .sort((a, b) => a.cents - b.cents || a.id - b.id)
      .map(({ id }) => id)
  const ranges: [number, number | null][] = [
    [0, null],
    [7, 15],
    [7, null],
    [40, null],
    [15, 7],
  ]
  for (const [from, to] of ranges) expect([...index.orders.cents.between(from, to)]).toEqual(within(from, to))
})
