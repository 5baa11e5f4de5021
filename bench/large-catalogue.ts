import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { freePort } from '../tools/free-ports.ts'
import { startOwnPostgres } from '../tools/start-postgres.ts'
import type { StartedProgram } from '../tools/start-program.ts'
import { serverOf } from './cpu.ts'
import { startMeasured } from './shop.ts'

const root = join(import.meta.dirname, '..')

/** A backend alone on a catalogue of its own. */
export type Catalogue = {
  products: number
  url: string
  databaseUrl: string
  data: string
  pool: pg.Pool
  backend: StartedProgram
  /** Process of the PostgreSQL server. */
  server: number
}

export type Catalogues = { catalogues: Catalogue[]; stop(): Promise<void> }

async function createDatabase(serverUrl: string, name: string): Promise<void> {
  const admin = new pg.Client({ connectionString: serverUrl })
  await admin.connect()
  try {
    await admin.query(`drop database if exists ${name} with (force)`)
    await admin.query(`create database ${name}`)
  } finally {
    await admin.end()
  }
}

function seed(databaseUrl: string, data: string, products: number, sellers: number): void {
  const { status, stderr } = spawnSync(
    process.execPath,
    [
      '--disable-warning=ExperimentalWarning',
      'apps/backend/src/seed/main.ts',
      `--products=${products}`,
      `--sellers=${sellers}`,
    ],
    {
      cwd: root,
      env: { ...process.env, NODE_ENV: undefined, DATABASE_URL: databaseUrl, DATA_DIR: data },
      stdio: ['ignore', 'inherit', 'pipe'],
      encoding: 'utf8',
    },
  )
  if (status !== 0) throw new Error(`the catalogue was not made: ${stderr}`)
}

/** A backend of its own on a catalogue, which says that it is ready. */
export async function startBackend(
  databaseUrl: string,
  data: string,
): Promise<{ backend: StartedProgram; port: number }> {
  const port = await freePort()
  const backend = await startMeasured('backend', join(root, 'bench/catalog/backend-server.ts'), {
    DATABASE_URL: databaseUrl,
    DATA_DIR: data,
    BACKEND_PORT: String(port),
    SEED: 'none',
  })
  return { backend, port }
}

async function openCatalogue(databaseUrl: string, data: string, products: number): Promise<Catalogue> {
  const { backend, port } = await startBackend(databaseUrl, data)
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 8 })
  // `end()` does not wait for the connections to close: the server that stops next may still tell them so.
  pool.on('error', () => {})
  const { rows } = await pool.query<{ pid: number }>('select pg_backend_pid() as pid')
  return {
    products,
    url: `http://127.0.0.1:${port}`,
    databaseUrl,
    data,
    pool,
    backend,
    server: serverOf(rows[0]?.pid ?? 0),
  }
}

/**
 * Makes large catalogues of these sizes on a PostgreSQL server as it comes, with a backend each; minutes for a million products.
 * @param sellers how many keep the products; one for every hundred when not said
 */
export async function openCatalogues(
  sizes: readonly number[],
  { sellers }: { sellers?: number } = {},
): Promise<Catalogues> {
  const postgres = await startOwnPostgres([])
  const data = mkdtempSync(join(tmpdir(), 'filiera-catalogue-'))
  const catalogues: Catalogue[] = []
  const stop = async () => {
    for (const { backend, pool } of catalogues) {
      await backend.stop()
      await pool.end()
    }
    await postgres.stop()
    rmSync(data, { recursive: true, force: true })
  }
  try {
    for (const products of sizes) {
      const name = `filiera_${products}`
      await createDatabase(postgres.url, name)
      const databaseUrl = new URL(postgres.url)
      databaseUrl.pathname = `/${name}`
      seed(databaseUrl.href, data, products, sellers ?? Math.max(100, Math.round(products / 100)))
      catalogues.push(await openCatalogue(databaseUrl.href, data, products))
    }
    return { catalogues, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
