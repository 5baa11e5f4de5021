import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import pg from 'pg'
import { freePorts } from '../tools/free-ports.ts'
import { memoryEnvironment, memoryFlags } from '../tools/memory-settings.mjs'
import { type PostgresServer, startOwnPostgres } from '../tools/start-postgres.ts'

const root = join(import.meta.dirname, '..')

export type Program = { pid: number; stop(): Promise<void> }

/** The three programs on a PostgreSQL server as it comes, in production builds, with the demonstration catalogue. */
export type Shop = {
  postgres: PostgresServer
  databaseUrl: string
  storefrontUrl: string
  backendUrl: string
  storefront: Program
  backend: Program
  sandbox: Program
  stop(): Promise<void>
}

/** Starts a program and waits until it says that it is ready. */
export async function startProgram(
  script: string,
  ready: string,
  environment: Readonly<Record<string, string>>,
  programArguments: readonly string[] = [],
): Promise<Program> {
  const child: ChildProcess = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', ...memoryFlags(), script, ...programArguments],
    {
      cwd: root,
      // the benchmark itself runs with React's production build; the programs decide for themselves
      env: { ...memoryEnvironment, ...process.env, NODE_ENV: undefined, ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  let log = ''
  await new Promise<void>((resolve, reject) => {
    child.stderr?.on('data', (chunk: Buffer) => {
      log = (log + chunk).slice(-3000)
    })
    if (child.stdout)
      createInterface({ input: child.stdout }).on('line', (line) => {
        if (line.startsWith(ready)) resolve()
      })
    child.once('exit', (code) => reject(new Error(`${script} ended (${code}): ${log}`)))
  })
  if (!child.pid) throw new Error(`${script} has no process`)
  return {
    pid: child.pid,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
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
  const [storefrontPort, backendPort, sandboxPort, tokeniserPort, smtpPort] = await freePorts(5)
  const environment = {
    DATA_DIR: data,
    SANDBOX_DATA_DIR: join(data, 'sandbox'),
    DATABASE_URL: databaseUrl.href,
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
    ...settings,
  }
  const started: Program[] = []
  const stop = async () => {
    for (const program of started.reverse()) await program.stop()
    await postgres.stop()
    rmSync(data, { recursive: true, force: true })
  }
  const start = async (script: string, name: string) => {
    const program = await startProgram(script, `${name} ready`, environment)
    started.push(program)
    return program
  }
  try {
    const sandbox = await start('apps/sandbox/src/main.ts', 'sandbox')
    const backend = await start('apps/backend/src/main.ts', 'backend')
    const storefront = await start('apps/storefront/server/main.ts', 'storefront')
    const storefrontUrl = `http://localhost:${storefrontPort}`
    const backendUrl = `http://127.0.0.1:${backendPort}`
    return {
      postgres,
      databaseUrl: databaseUrl.href,
      storefrontUrl,
      backendUrl,
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
