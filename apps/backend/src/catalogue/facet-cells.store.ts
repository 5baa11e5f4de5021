import type { Texts } from '@filiera/domain/languages'
import type pg from 'pg'
import type { OpenDatabase } from '../database/open-database.ts'
import { type Cells, emptyCells, joinCells, mergeCells } from './merge-cells.ts'

export type CellCategory = { id: number; slug: string; parent_id: number | null; name: Texts }

/**
 * The published catalogue by what facets count: `products[i]` products are in category `category[i]` with the bits `low[i]`, `high[i]`.
 * A few thousand cells stand for ten thousand products, some hundred thousand for a million. Counts may be negative: changes not
 * folded yet stand behind the cells. In the order of the navigation: `categories`.
 */
export type FacetCells = Cells & {
  /** The same text means the same catalogue, as far as facets go. */
  state: string
  /** The same without what products are free of. */
  merged: Cells
  categories: readonly CellCategory[]
  /** Answers worked out from these cells, by query. */
  memo: Map<string, unknown>
}

type State = { epoch: number; generation: number; pending: number }
/** The first `folded` cells are those of the table, `merged` them merged; pending changes stand behind. */
type Kept = State & { cells: FacetCells; folded: number; merged: Cells }
const kept = new WeakMap<OpenDatabase, Kept>()
const loading = new WeakMap<OpenDatabase, Promise<Kept>>()
const folding = new WeakSet<OpenDatabase>()

/** From so many changes on it pays to fold them. */
const FOLD_FROM = 256

/** Tells one state of the facets from another; a statement that answers it saves asking first. */
export const FACET_STATE = `(select epoch || '.' || generation || '.' || (select count(*) from facet_change) from facet_state)`

const stateText = ({ epoch, generation, pending }: State) => `${epoch}.${generation}.${pending}`

function readState(text: string): State {
  const [epoch = 0, generation = 0, pending = 0] = text.split('.').map(Number)
  return { epoch, generation, pending }
}

/** Whether cells read at `a` know everything that is in `b`. */
const covers = (a: State, b: State) =>
  a.epoch > b.epoch ||
  (a.epoch === b.epoch &&
    (a.generation > b.generation || (a.generation === b.generation && a.pending >= b.pending)))

type NumberRows = number[][]
const numbers = async (client: pg.PoolClient, text: string, values: unknown[] = []): Promise<NumberRows> =>
  (await client.query<number[]>({ text, values, rowMode: 'array' })).rows

const columns = ['category', 'low', 'high', 'products'] as const

function writeCell(cells: Cells, at: number, values: readonly number[]): void {
  for (const [index, name] of columns.entries()) cells[name][at] = values[index] ?? 0
}

/** Reads what changed since `known`, in one snapshot. */
async function readChanges(client: pg.PoolClient, known: Kept | undefined): Promise<Kept> {
  const [row = []] = await numbers(client, 'select epoch, generation from facet_state')
  const [epoch = 0, generation = 0] = row
  const base = known?.epoch === epoch ? known : undefined
  const changed = await numbers(
    client,
    'select id, category_id, (bits & 2147483647)::int, (bits >> 31)::int, products from facet_cell where generation > $1',
    [base?.generation ?? 0],
  )
  const pending = await numbers(
    client,
    'select category_id, (bits & 2147483647)::int, (bits >> 31)::int, products from facet_change',
  )
  const { rows: categories } = await client.query<CellCategory>(
    'select id, slug, parent_id, name from category order by position, id',
  )
  const folded = changed.reduce((most, [id = 0]) => Math.max(most, id), base?.folded ?? 0)
  const table = emptyCells(folded)
  if (base) for (const name of columns) table[name].set(base.cells[name].subarray(0, base.folded))
  for (const [id = 1, ...cell] of changed) writeCell(table, id - 1, cell)
  const changes = emptyCells(pending.length)
  for (const [index, cell] of pending.entries()) writeCell(changes, index, cell)
  const merged = base && changed.length === 0 ? base.merged : mergeCells(table, folded)
  const cells: FacetCells = {
    ...joinCells([table, changes]),
    state: stateText({ epoch, generation, pending: pending.length }),
    merged: joinCells([merged, changes]),
    categories,
    memo: new Map(),
  }
  return { epoch, generation, pending: pending.length, folded, merged, cells }
}

async function loadCells(database: OpenDatabase): Promise<Kept> {
  const client = await database.pool.connect()
  try {
    await client.query('begin isolation level repeatable read read only')
    const read = await readChanges(client, kept.get(database))
    await client.query('commit')
    kept.set(database, read)
    return read
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  } finally {
    client.release()
  }
}

/** Readers fold, now and then and beside their answer: a catalogue nobody reads needs no folding. */
function foldInBackground(database: OpenDatabase): void {
  if (folding.has(database)) return
  folding.add(database)
  void database.pool
    .query('select fold_facet_changes()')
    // A server that only reads cannot fold; its changes are read as they are.
    .catch(() => undefined)
    .finally(() => folding.delete(database))
}

/** The cells as this process last saw them, for estimates. */
export async function knownCells(database: OpenDatabase): Promise<FacetCells> {
  return kept.get(database)?.cells ?? cellsSince(database, '0.0.0')
}

/** The cells of a state that a statement answered, or of a later one. */
export async function cellsSince(database: OpenDatabase, state: string): Promise<FacetCells> {
  const wanted = readState(state)
  for (;;) {
    const known = kept.get(database)
    if (known && covers(known, wanted)) return known.cells
    const load = loading.get(database) ?? loadCells(database).finally(() => loading.delete(database))
    loading.set(database, load)
    const { pending } = await load
    if (pending >= FOLD_FROM) foldInBackground(database)
  }
}

/** The cells as they are now. */
export async function currentCells(database: OpenDatabase): Promise<FacetCells> {
  const { rows } = await database.pool.query<{ state: string }>({
    name: 'facet-state',
    text: `select ${FACET_STATE} as state`,
  })
  return cellsSince(database, rows[0]?.state ?? '0.0.0')
}
