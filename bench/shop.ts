import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { freePorts } from '../tools/free-ports.ts'
import { memoryEnvironment, memoryFlags } from '../tools/memory-settings.mjs'
import { type PostgresServer, startOwnPostgres } from '../tools/start-postgres.ts'
import { mains, type ProgramName, type StartedProgram, startProgram } from '../tools/start-program.ts'

/** The three programs on a PostgreSQL server as it comes, in production builds, with the demonstration catalogue. */
export type Shop = {
  postgres: PostgresServer
  databaseUrl: string
  storefrontUrl: string
  backendUrl: string
  storefront: StartedProgram
  backend: StartedProgram
  sandbox: StartedProgram
  stop(): Promise<void>
}

/** Starts a program with the memory that it has in a shop. */
export const startMeasured = (
  name: string,
  script: string,
  settings: Readonly<Record<string, string>>,
  scriptArguments?: readonly string[],
): Promise<StartedProgram> =>
  startProgram({
    name,
    script,
    scriptArguments,
    flags: memoryFlags(),
    // the benchmark itself runs with React's production build; the programs decide for themselves
    environment: { ...memoryEnvironment, ...process.env, NODE_ENV: undefined, ...settings },
  })

/** Where the programs of one shop find each other, all on free ports. */
async function freeAddresses() {
  const [storefrontPort, backendPort, sandboxPort, tokeniserPort, smtpPort] = await freePorts(5)
  return {
    STOREFRONT_PORT: String(storefrontPort),
    BACKEND_PORT: String(backendPort),
    SANDBOX_PORT: String(sandboxPort),
    TOKENISER_PORT: String(tokeniserPort),
    SANDBOX_SMTP_PORT: String(smtpPort),
    PUBLIC_URL: `http://localhost:${storefrontPort}`,
    BACKEND_URL: `http://127.0.0.1:${backendPort}`,
    BACKEND_PUBLIC_URL: `http://127.0.0.1:${backendPort}`,
    SANDBOX_URL: `http://localhost:${sandboxPort}`,
    SANDBOX_PUBLIC_URL: `http://localhost:${sandboxPort}`,
    TOKENISER_PUBLIC_URL: `http://localhost:${tokeniserPort}`,
    TOKENISER_ORIGINS: `http://localhost:${tokeniserPort}`,
    PAYMENT_ORIGINS: `http://localhost:${sandboxPort}`,
    SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
  }
}

/** Starts sandbox, backend and storefront on free ports, with `settings` besides. */
export async function startShop(settings: Readonly<Record<string, string>> = {}): Promise<Shop> {
  const postgres = await startOwnPostgres([])
  const admin = new pg.Client({ connectionString: postgres.url })
  await admin.connect()
  await admin.query('drop database if exists filiera_bench with (force)')
  await admin.query('create database filiera_bench')
  await admin.end()
  const databaseUrl = new URL(postgres.url)
  databaseUrl.pathname = '/filiera_bench'
  const data = mkdtempSync(join(tmpdir(), 'filiera-bench-'))
  const addresses = await freeAddresses()
  const environment = {
    ...addresses,
    DATA_DIR: data,
    SANDBOX_DATA_DIR: join(data, 'sandbox'),
    DATABASE_URL: databaseUrl.href,
    ...settings,
  }
  const started: StartedProgram[] = []
  const stop = async () => {
    for (const program of started.reverse()) await program.stop()
    await postgres.stop()
    rmSync(data, { recursive: true, force: true })
  }
  const start = async (name: ProgramName) => {
    const program = await startMeasured(name, mains[name], environment)
    started.push(program)
    return program
  }
  try {
    const sandbox = await start('sandbox')
    const backend = await start('backend')
    const storefront = await start('storefront')
    return {
      postgres,
      databaseUrl: databaseUrl.href,
      storefrontUrl: addresses.PUBLIC_URL,
      backendUrl: addresses.BACKEND_URL,
      storefront,
      backend,
      sandbox,
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}
