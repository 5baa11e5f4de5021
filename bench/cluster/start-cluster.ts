import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { endPostgres } from '../../apps/backend/test/break-postgres.ts'
import { startReplica } from '../../apps/backend/test/start-replica.ts'
import { OBJECT_STORE_KEY } from '../../apps/sandbox/src/object-store/signature.ts'
import { freePort } from '../../tools/free-ports.ts'
import { startOwnPostgres } from '../../tools/start-postgres.ts'
import { startMeasured } from '../shop.ts'
import { openAddress } from './address.ts'
import { findTools } from './debian-tools.ts'
import { type Node, type Started, startNginx, startPgbouncer } from './front.ts'

export type Cluster = {
  /** The storefronts and the backends behind nginx, and one backend alone behind another. */
  databaseUrl: string
  shopUrl: string
  apiUrl: string
  singleUrl: string
  /** What is killed, by name; `isTwice`: another one goes on meanwhile, or nothing waits for it. */
  nodes: { name: string; node: Node; isTwice: boolean }[]
  /** Statements on the primary, whichever it is, and on the replica. */
  onPrimary(text: string, values?: unknown[]): Promise<pg.QueryResult>
  onReplica(text: string): Promise<pg.QueryResult>
  /** Kills the primary, promotes the replica and lets the address lead to it. */
  promote(): Promise<void>
  stop(): Promise<void>
}

/** Limits that a pooler cannot pass on (docs/scaling.md). */
const ROLE = `create role filiera login;
  alter role filiera set statement_timeout = '3500ms'; alter role filiera set lock_timeout = '2500ms';
  alter role filiera set idle_in_transaction_session_timeout = '10s'; alter role filiera set jit = off;`

async function ask(url: string, text: string, values: unknown[] = []): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await client.query(text, values)
  } finally {
    await client.end()
  }
}

const within = (port: number | string, user: string) => `postgres://${user}@127.0.0.1:${port}/filiera`

/** Primary, replica, the address of the primary and PgBouncer. */
async function startDatabases(folder: string, tools: ReturnType<typeof findTools>) {
  const primary = await startOwnPostgres(['max_connections=120', 'shared_buffers=256MB'])
  await ask(primary.url, ROLE)
  await ask(primary.url, 'create database filiera owner filiera')
  const replica = await startReplica(primary)
  const [first, second] = [Number(new URL(primary.url).port), Number(new URL(replica.url).port)]
  const address = await openAddress(first)
  const port = await freePort()
  const pooler = await startPgbouncer(tools, { folder, port, server: address.port })
  let isPromoted = false
  return {
    pooler,
    pooled: within(port, 'filiera'),
    direct: within(address.port, 'filiera'),
    replica: within(second, 'filiera'),
    onPrimary: (text: string, values?: unknown[]) => ask(within(address.port, 'postgres'), text, values),
    onReplica: (text: string) => ask(within(second, 'postgres'), text),
    /** From now on a commit waits for the replica: what was answered outlives the primary. */
    async waitForReplica() {
      await ask(primary.url, `alter system set synchronous_standby_names = '*'`)
      await ask(primary.url, 'select pg_reload_conf()')
    },
    async promote() {
      isPromoted = true
      await endPostgres(primary, 'immediate')
      await ask(replica.url, 'select pg_promote()')
      address.leadTo(second)
      await ask(within(second, 'postgres'), 'select rebuild_listing()')
    },
    async stop() {
      await pooler.stop()
      await address.close()
      await replica.stop()
      if (isPromoted) rmSync(join(primary.dataDirectory, '..'), { recursive: true, force: true })
      else await primary.stop()
    },
  }
}

type Ports = Record<'shop' | 'api' | 'single' | 'sandbox' | 'tokeniser' | 'smtp', number>
type Environment = Readonly<Record<string, string>>

/** What all programs of the cluster are told. */
const environmentOf = (
  folder: string,
  databases: Awaited<ReturnType<typeof startDatabases>>,
  { shop, api, single, sandbox, tokeniser, smtp }: Ports,
): Environment => ({
  DATABASE_URL: databases.pooled,
  DATABASE_DIRECT_URL: databases.direct,
  DATABASE_REPLICA_URL: databases.replica,
  S3_BUCKET: 'shop',
  S3_ENDPOINT: `http://127.0.0.1:${sandbox}/s3`,
  S3_ACCESS_KEY_ID: OBJECT_STORE_KEY.id,
  S3_SECRET_ACCESS_KEY: OBJECT_STORE_KEY.secret,
  SANDBOX_DATA_DIR: join(folder, 'outside'),
  SANDBOX_PORT: String(sandbox),
  TOKENISER_PORT: String(tokeniser),
  SANDBOX_SMTP_PORT: String(smtp),
  SANDBOX_URL: `http://localhost:${sandbox}`,
  SMTP_URL: `smtp://127.0.0.1:${smtp}`,
  PUBLIC_URL: `http://localhost:${shop}`,
  BACKEND_URL: `http://127.0.0.1:${api}`,
  BACKEND_PUBLIC_URL: `http://127.0.0.1:${api}`,
  BACKEND_HOSTS: `127.0.0.1:${single}`,
})

/** A program that can be killed and started again; it is among `closing` from its first start. */
async function startNode(
  { name, script, port }: { name: string; script: string; port: number },
  { folder, environment, closing }: { folder: string; environment: Environment; closing: Started[] },
): Promise<Node> {
  const settings = {
    ...environment,
    DATA_DIR: join(folder, `${name}-${port}`),
    [`${name.toUpperCase()}_PORT`]: String(port),
  }
  const start = () => startMeasured(name, script, settings)
  let program = await start()
  const node = {
    kill: () => void process.kill(program.pid, 'SIGKILL'),
    stop: () => program.stop(),
    async again() {
      program = await start()
    },
  }
  closing.push(node)
  return node
}

/** Two storefronts and two backends behind nginx, files in the sandbox's object store, databases as above. */
export async function startCluster(): Promise<Cluster> {
  const folder = mkdtempSync(join(tmpdir(), 'filiera-cluster-'))
  const tools = findTools(folder)
  const closing: Started[] = [{ stop: async () => rmSync(folder, { recursive: true, force: true }) }]
  const stop = async () => {
    for (const started of closing.reverse()) await started.stop().catch(console.error)
  }
  try {
    const databases = await startDatabases(folder, tools)
    closing.push(databases)
    const [shop = 0, api = 0, single = 0, other = 0, sandbox = 0, tokeniser = 0, smtp = 0] =
      await Promise.all(Array.from({ length: 7 }, freePort))
    const environment = environmentOf(folder, databases, { shop, api, single, sandbox, tokeniser, smtp })
    const start = (name: string, script: string, port: number) =>
      startNode({ name, script, port }, { folder, environment, closing })
    const objectStore = await start('sandbox', 'apps/sandbox/src/main.ts', sandbox)
    const ports = await Promise.all(Array.from({ length: 4 }, freePort))
    const [one = 0, two = 0, three = 0, four = 0] = ports
    const backend = await start('backend', 'apps/backend/src/main.ts', one)
    await start('backend', 'apps/backend/src/main.ts', two)
    const proxy = await startNginx(tools, folder, {
      shop: { port: shop, to: [three, four] },
      api: { port: api, to: [one, two] },
    })
    closing.push(proxy)
    closing.push(
      await startNginx(tools, folder, {
        shop: { port: other, to: [three] },
        api: { port: single, to: [one] },
      }),
    )
    const storefront = await start('storefront', 'apps/storefront/server/main.ts', three)
    await start('storefront', 'apps/storefront/server/main.ts', four)
    await databases.waitForReplica()
    const { onPrimary, onReplica, promote } = databases
    return {
      databaseUrl: databases.direct,
      shopUrl: `http://localhost:${shop}`,
      apiUrl: `http://127.0.0.1:${api}`,
      singleUrl: `http://127.0.0.1:${single}`,
      nodes: [
        { name: 'backend', node: backend, isTwice: true },
        { name: 'storefront', node: storefront, isTwice: true },
        { name: 'object store', node: objectStore, isTwice: true },
        { name: 'nginx', node: proxy, isTwice: false },
        { name: 'PgBouncer', node: databases.pooler, isTwice: false },
      ],
      onPrimary,
      onReplica,
      promote,
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}
