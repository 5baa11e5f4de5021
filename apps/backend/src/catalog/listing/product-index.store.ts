import { sql } from 'kysely'
import type { OpenDatabase } from '../../platform/database/open-database.ts'
import {
  type FacetValue,
  type FilterAttribute,
  type IndexedCategory,
  ProductIndex,
} from './product-index/product-index.ts'
import { type ProductRow, readRows } from './product-index/read-rows.ts'

/**
 * What a process remembers of the catalogue: `snapshot` tells which transactions it knows of. It is read from the primary, because a
 * snapshot of a replica does not name the transactions under way; whether it is fresh may be asked of either.
 */
type Cached = { index: ProductIndex; epoch: number; generation: number; snapshot: string }
const cached = new WeakMap<OpenDatabase['pool'], Cached>()
const refreshing = new WeakMap<OpenDatabase['pool'], Promise<Cached>>()

/** Ids of products that one statement of the first reading covers, so few that its text is soon forgotten, and how many run side by side. */
const CHUNK = 1000
const AT_ONCE = 3

/** A product `l` as `readRows` reads it. */
const line = sql`concat_ws(' ', l.product_id, l.charged_cents, l.popularity, l.stars, (extract(epoch from l.created_at) * 1000000)::bigint,
  coalesce(l.family, 0), coalesce(l.family_place, 0),
  nullif(array_to_string(l.facets, ' '), ''))`

/** Changes that a snapshot does not know of. Numbers from before a restored backup lie in the future: they are none. */
const unseen = (snapshot: string) => sql`changed >= pg_snapshot_xmin(${snapshot}::pg_snapshot)
  and changed < pg_snapshot_xmax(pg_current_snapshot()) and not pg_visible_in_snapshot(changed, ${snapshot}::pg_snapshot)`

/** Whether nothing has changed; a statement that answers it besides saves asking first. Ordered, so that the index is read. */
const isFresh = ({ epoch, generation, snapshot }: Cached) =>
  sql<boolean>`(exists (select 1 from listing_state where epoch = ${epoch}::int and generation = ${generation}::int)
    and (select true from listing_change where ${unseen(snapshot)} order by changed limit 1) is null)`

/** All attributes but texts, with their options and where they are used. */
async function findFilterAttributes({ primary }: OpenDatabase): Promise<FilterAttribute[]> {
  const { rows } = await sql<FilterAttribute>`
    select a.code, a.kind, a.names, a.unit,
      coalesce((select json_agg(json_build_object('code', o.code, 'names', o.names) order by o.position, o.code)
        from attribute_option o where o.attribute_code = a.code), '[]') as options,
      coalesce((select json_agg(json_build_object('category', u.category_id, 'position', u.position, 'filterable', u.filterable))
        from category_attribute u where u.attribute_code = a.code), '[]') as uses
    from attribute a where a.kind <> 'text' order by a.code`.execute(primary)
  return rows
}

async function readState({ primary }: OpenDatabase): Promise<Omit<Cached, 'index'>> {
  const { rows } = await sql<{ epoch: number; generation: number; snapshot: string }>`
    select epoch, generation, pg_current_snapshot()::text as snapshot from listing_state`.execute(primary)
  return rows[0] ?? { epoch: 0, generation: 0, snapshot: '1:1:' }
}

async function readCategories({ primary }: OpenDatabase): Promise<IndexedCategory[]> {
  return primary
    .selectFrom('category')
    .select(['id', 'slug', 'parent_id', 'name'])
    .orderBy('position')
    .orderBy('id')
    .execute()
}

async function readValues({ primary }: OpenDatabase, ids: readonly number[] | null): Promise<FacetValue[]> {
  const all = primary.selectFrom('facet_value').select(['id', 'facet', 'value']).orderBy('id')
  return (ids === null ? all : all.where(sql<boolean>`id = any(${ids}::int[])`)).execute()
}

async function readChunk({ primary }: OpenDatabase, first: number): Promise<string> {
  const { rows } = await sql<{ lines: string | null }>`
    select string_agg(${line}, E'\n' order by l.product_id) as lines from product_listing l
    where l.product_id >= ${first}::bigint and l.product_id < ${first + CHUNK}::bigint`.execute(primary)
  return rows[0]?.lines ?? ''
}

/** All products, in texts that follow each other; the next ones are on their way while those before are taken in. */
async function* readTexts(database: OpenDatabase): AsyncGenerator<string> {
  const { rows } = await sql<{ last: number }>`
    select coalesce(max(product_id), 0)::int as last from product_listing`.execute(database.primary)
  const last = rows[0]?.last ?? 0
  const readSome = (first: number) =>
    Promise.all(Array.from({ length: AT_ONCE }, (_, index) => readChunk(database, first + index * CHUNK)))
  let reading = readSome(0)
  for (let first = 0; first <= last; first += AT_ONCE * CHUNK) {
    const texts = await reading
    if (first + AT_ONCE * CHUNK <= last) reading = readSome(first + AT_ONCE * CHUNK)
    yield* texts
  }
}

/** Everything; what changes meanwhile is read afterwards, as changes since the state it began at. */
async function readAll(database: OpenDatabase): Promise<Cached> {
  const patient = database.withoutLimits()
  try {
    const state = await readState(patient)
    const index = new ProductIndex()
    for await (const text of readTexts(patient))
      readRows(
        text,
        (row) => index.fill(row),
        () => undefined,
      )
    index.finish()
    index.learnValues(await readValues(patient, null))
    index.categories = await readCategories(patient)
    index.attributes = await findFilterAttributes(patient)
    return { index, ...state }
  } finally {
    await patient.close()
  }
}

/** What has changed since, in one statement and so in one snapshot. */
async function readChanges(database: OpenDatabase, known: Cached): Promise<Cached> {
  const { rows } = await sql<Omit<Cached, 'index'> & { lines: string | null }>`
    select s.epoch, s.generation, pg_current_snapshot()::text as snapshot,
      (select string_agg(case when l.product_id is null then c.product_id::text else ${line} end, E'\n')
        from (select product_id from listing_change where ${unseen(known.snapshot)}) c
        left join product_listing l on l.product_id = c.product_id) as lines
    from listing_state s`.execute(database.primary)
  const [state] = rows
  if (!state || state.epoch !== known.epoch) return readAll(database)
  const { index } = known
  const changed: ProductRow[] = []
  const gone: number[] = []
  const { lines, ...next } = state
  if (lines !== null)
    readRows(
      lines,
      (row) => changed.push({ ...row, values: [...row.values] }),
      (id) => gone.push(id),
    )
  if (next.generation !== known.generation) {
    index.categories = await readCategories(database)
    index.attributes = await findFilterAttributes(database)
  }
  index.change(changed, gone)
  const unknown = index.unknownValues()
  if (unknown.length > 0) index.learnValues(await readValues(database, unknown))
  return { index, ...next }
}

/** Brings what this process remembers up to date; who comes meanwhile waits for the same reading. */
async function refresh(database: OpenDatabase): Promise<Cached> {
  const known = cached.get(database.pool)
  const reading = known ? readChanges(database, known) : readAll(database)
  const read = await reading
  cached.set(database.pool, read)
  return read
}

function refreshOnce(database: OpenDatabase): Promise<Cached> {
  const running =
    refreshing.get(database.pool) ?? refresh(database).finally(() => refreshing.delete(database.pool))
  refreshing.set(database.pool, running)
  return running
}

/** The next answer reads the catalogue anew: after a lost connection the server may be another one, where numbers of transactions come again. */
export const forgetIndex = ({ pool }: OpenDatabase): void => void cached.delete(pool)

/** The index as this process last saw it, for estimates. */
export async function knownIndex(database: OpenDatabase): Promise<ProductIndex> {
  return (cached.get(database.pool) ?? (await refreshOnce(database))).index
}

/** Rounds in which an answer is worked out anew because the catalogue changed meanwhile; then it is as old as its statement. */
const MOST_ROUNDS = 3

/**
 * Works an answer out from the index, and asks whether the index is what the database says now with the statement that the answer needs
 * anyway: nobody misses a product that has just been published, and nobody asks twice.
 * @param ask selects with what it is given as a column that says whether the index is up to date
 */
export async function withFreshIndex<Made, Answer>(
  database: OpenDatabase,
  make: (index: ProductIndex) => Made,
  ask: (
    made: Made,
    isFresh: ReturnType<typeof sql<boolean>>,
  ) => Promise<{ isFresh: boolean; answer: Answer }>,
): Promise<{ made: Made; answer: Answer }> {
  for (let round = 1; ; round++) {
    const state = cached.get(database.pool) ?? (await refreshOnce(database))
    const made = make(state.index)
    const { isFresh: fresh, answer } = await ask(made, isFresh(state))
    if (fresh || round === MOST_ROUNDS) return { made, answer }
    await refreshOnce(database)
  }
}

/** The index as the catalogue is now. */
export async function currentIndex(database: OpenDatabase): Promise<ProductIndex> {
  const { made } = await withFreshIndex(
    database,
    (index) => index,
    async (_, fresh) => {
      const { rows } = await sql<{ fresh: boolean }>`select ${fresh} as fresh`.execute(database.db)
      return { isFresh: rows[0]?.fresh === true, answer: null }
    },
  )
  return made
}
