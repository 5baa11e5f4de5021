import { sql } from 'kysely'
import type { OpenDatabase } from '../../platform/database/open-database.ts'
import { runBounded } from '../../platform/database/run-bounded.ts'
import { listingConditions } from '../listing/listing-conditions.store.ts'
import { type Cells, emptyCells } from '../listing/merge-cells.ts'
import type { PriceRange, ProductFilters } from '../listing/product-filters.ts'
import type { MatchedProducts } from '../search/matched-products.ts'

/** Bytes of a cell as the statement sends it: category, bits, products. */
const CELL_BYTES = 16
const LOW_BITS = 0x7fff_ffff

/** Thousands of cells in one value: to read a row for each costs ten times what it costs to find them. */
function readCells(bytes: Buffer): Cells {
  const cells = emptyCells(bytes.length / CELL_BYTES)
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
  for (let at = 0; at < cells.size; at++) {
    const [first, second] = [view.getUint32(at * CELL_BYTES + 4), view.getUint32(at * CELL_BYTES + 8)]
    cells.category[at] = view.getInt32(at * CELL_BYTES)
    cells.low[at] = second & LOW_BITS
    cells.high[at] = (first << 1) | (second >>> 31)
    cells.products[at] = view.getInt32(at * CELL_BYTES + 12)
  }
  return cells
}

/** What facets count: products that match a text, if there is one; all of them, or only the `most` best ranked (without a text the cheapest). */
export type Counted = { matched: MatchedProducts | null; most: number | null }

/** The cells of what a text and some filters let through now, within prices in cents. */
export async function countCellsOf(
  database: OpenDatabase,
  filters: ProductFilters,
  { matched, most }: Counted,
  range: PriceRange | null = null,
): Promise<Cells> {
  const conditions = [listingConditions(filters)]
  const cut = most === null ? sql`` : sql`limit ${most}::int`
  if (matched) conditions.push(sql`l.product_id in (select product_id from (${matched}) m ${cut})`)
  if (range) conditions.push(sql`l.charged_cents >= ${range.from}::int`)
  if (range && range.to !== null) conditions.push(sql`l.charged_cents < ${range.to}::int`)
  const listed = sql`select l.category_id, l.bits from product_listing l where ${sql.join(conditions, sql` and `)}`
  // to bring equal ones together pays only where all are counted: of a few thousand hardly any two are equal
  const each = sql`select l.category_id, l.bits, 1 as products from (${matched ? listed : sql`${listed} ${cut}`}) l`
  const grouped = sql`select l.category_id, l.bits, count(*)::int as products from (${listed}) l group by l.category_id, l.bits`
  const statement = sql<{ cells: Buffer | null }>`
    select string_agg(int4send(c.category_id) || int8send(c.bits) || int4send(c.products), '') as cells
    from (${most === null ? grouped : each}) c`
  const [row] = await runBounded(database, statement)
  return readCells(row?.cells ?? Buffer.alloc(0))
}
