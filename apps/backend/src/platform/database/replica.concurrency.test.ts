import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { type OwnPostgresServer, startOwnPostgres } from '../../../../../tools/start-postgres.ts'
import { endPostgres, startPostgresAgain } from '../../../test/break-postgres.ts'
import { buildTestBackend, type TestBackend } from '../../../test/build-test-backend.ts'
import { createProduct } from '../../../test/factories/catalogue.ts'
import { followFeed } from '../../../test/follow-feed.ts'
import { startReplica } from '../../../test/start-replica.ts'
import { publicRoutes } from '../../routes.ts'
import { announceChange } from './announce-change.ts'
import { migrate } from './migrate.ts'
import { openServer } from './open-database.ts'

let primary: OwnPostgresServer
let standby: OwnPostgresServer
let onStandby: pg.Client
/** Two backends of one shop; `other` has no follower of its feed. */
let backend: TestBackend
let other: TestBackend
let product: string

beforeAll(async () => {
  primary = await startOwnPostgres()
  standby = await startReplica(primary)
  const empty = openServer(primary.url, 2, {})
  await migrate(empty.db)
  await empty.close()
  const environment = { DATABASE_URL: primary.url, DATABASE_REPLICA_URL: standby.url }
  ;[backend, other] = [await buildTestBackend(environment), await buildTestBackend(environment)]
  product = String((await createProduct(backend.services.db, { stock: 3 })).id)
  onStandby = await connect()
})
afterAll(async () => {
  await onStandby.end()
  await backend.close()
  await other.close()
  await standby.stop()
  await primary.stop()
})

async function connect(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: standby.url })
  client.on('error', () => {})
  await client.connect()
  return client
}
/** The bearable wait of who looks from outside. */
const soon = (holds: () => void | Promise<void>) => vi.waitFor(holds, { timeout: 20_000, interval: 25 })
const isRead = ({ services }: TestBackend) => services.replica?.isRead()
const allRead = () => soon(() => expect([isRead(backend), isRead(other)]).toEqual([true, true]))

async function pageOf({ url }: TestBackend): Promise<{ status: number; stock: number }> {
  const answer = await fetch(`${url}/pages/products/${product}?lang=it`)
  const { product: shown } = (await answer.json()) as { product: { stock: number } }
  return { status: answer.status, stock: shown?.stock }
}

/** As a checkout does it. */
const sell = (left: number) =>
  backend.services.db.transaction().execute(async (trx) => {
    await trx.updateTable('product').set({ stock: left }).where('id', '=', product).execute()
    await announceChange(trx, [`product:${product}`])
  })

it('answers what everybody may see, and calls of the catalogue only', async () => {
  await allRead()
  const { rows } = await sql<{ replica: boolean }>`select pg_is_in_recovery() as replica`.execute(
    backend.services.replica?.reads.db ?? backend.services.db,
  )
  expect(rows).toEqual([{ replica: true }])
  for (const { endpoint } of publicRoutes(backend.services))
    expect([endpoint.name, endpoint.method, endpoint.access]).toEqual([endpoint.name, 'GET', 'public'])
})

it('never shows what was bought out while the replica is behind, and tells of it again when it has it', async () => {
  await allRead()
  const next = await followFeed(backend)
  await onStandby.query('select pg_wal_replay_pause()')
  await sell(0)
  const told = await next()
  expect(told).toContain(`product:${product}`)
  // who is told asks the other backend, which heard of it by itself
  await soon(() => expect(isRead(other)).toBe(false))
  expect([await pageOf(backend), await pageOf(other)]).toEqual([
    { status: 200, stock: 0 },
    { status: 200, stock: 0 },
  ])
  await onStandby.query('select pg_wal_replay_resume()')
  expect(await next()).toContain(`product:${product}`)
  await allRead()
  expect(await pageOf(other)).toEqual({ status: 200, stock: 0 })
})

it('leaves all to the primary when the replica dies, and says each reason once', async () => {
  await allRead()
  const before = other.logs.length
  await endPostgres(standby, 'immediate')
  for (let i = 0; i < 5; i++) expect((await pageOf(other)).status).toBe(200)
  await soon(() => expect(isRead(other)).toBe(false))
  // first the statement that failed, then the connection that is refused; the clock decides which of them are seen
  await soon(() => expect(other.logs.length).toBeGreaterThan(before))
  const said = other.logs.slice(before)
  for (const line of said) expect(line).toMatch(/^replica 127.*; the primary answers all$/)
  expect(new Set(said).size).toBe(said.length)
  await startPostgresAgain(standby)
  await allRead()
  expect(other.logs.at(-1)).toContain('answers reads again')
})

it('does not read a replica that became a server of its own', async () => {
  const promoted = await connect()
  await promoted.query('select pg_promote()')
  await promoted.end()
  await soon(() => expect(backend.logs.at(-1)).toContain('it is not a replica); the primary answers all'))
  await sell(1)
  expect(await pageOf(backend)).toEqual({ status: 200, stock: 1 })
})
