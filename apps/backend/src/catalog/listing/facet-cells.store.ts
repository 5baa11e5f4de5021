import type { Texts } from '@filiera/domain/languages'
import { sql } from 'kysely'
import type { OpenDatabase, Transaction } from '../../platform/database/open-database.ts'
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
  /** What `memo` weighs. */
  memoWeight: number
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
export const FACET_STATE = sql<string>`(select epoch || '.' || generation || '.' || (select count(*) from facet_change) from facet_state)`

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

const columns = ['category', 'low', 'high', 'products'] as const
type Cell = Record<(typeof columns)[number], number>
/** A row of the cells, or of their changes. */
const cell = [
  'category_id as category',
  sql<number>`(bits & 2147483647)::int`.as('low'),
  sql<number>`(bits >> 31)::int`.as('high'),
  'products',
] as const

function writeCell(cells: Cells, at: number, values: Cell): void {
  for (const name of columns) cells[name][at] = values[name]
}

/** Reads what changed since `known`, in one snapshot. */
async function readChanges(trx: Transaction, known: Kept | undefined): Promise<Kept> {
  const { epoch, generation } = await trx
    .selectFrom('facet_state')
    .select(['epoch', 'generation'])
    .executeTakeFirstOrThrow()
  const base = known?.epoch === epoch ? known : undefined
  const changed = await trx
    .selectFrom('facet_cell')
    .select(['id', ...cell])
    .where('generation', '>', base?.generation ?? 0)
    .execute()
  const pending = await trx.selectFrom('facet_change').select(cell).execute()
  const categories = await trx
    .selectFrom('category')
    .select(['id', 'slug', 'parent_id', 'name'])
    .orderBy('position')
    .orderBy('id')
    .execute()
  const folded = changed.reduce((most, { id }) => Math.max(most, id), base?.folded ?? 0)
  const table = emptyCells(folded)
  if (base) for (const name of columns) table[name].set(base.cells[name].subarray(0, base.folded))
  for (const row of changed) writeCell(table, row.id - 1, row)
  const changes = emptyCells(pending.length)
  for (const [index, row] of pending.entries()) writeCell(changes, index, row)
  const merged = base && changed.length === 0 ? base.merged : mergeCells(table, folded)
  const cells: FacetCells = {
    ...joinCells([table, changes]),
    state: stateText({ epoch, generation, pending: pending.length }),
    merged: joinCells([merged, changes]),
    categories,
    memo: new Map(),
    memoWeight: 0,
  }
  return { epoch, generation, pending: pending.length, folded, merged, cells }
}

async function loadCells(database: OpenDatabase): Promise<Kept> {
  const read = await database.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute((trx) => readChanges(trx, kept.get(database)))
  kept.set(database, read)
  return read
}

/** Readers fold, now and then and beside their answer: a catalogue nobody reads needs no folding. */
function foldInBackground(database: OpenDatabase): void {
  if (folding.has(database)) return
  folding.add(database)
  void sql`select fold_facet_changes()`
    .execute(database.db)
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
  const { rows } = await sql<{ state: string }>`select ${FACET_STATE} as state`.execute(database.db)
  return cellsSince(database, rows[0]?.state ?? '0.0.0')
}
