import { lookup, resolveTxt } from 'node:dns/promises'
import { readdir, stat } from 'node:fs/promises'
import net from 'node:net'
import { join } from 'node:path'
import tls from 'node:tls'
import { settings } from '../../apps/backend/src/config.ts'
import { readMigrations } from '../../apps/backend/src/platform/database/migrate.ts'
import { openServer } from '../../apps/backend/src/platform/database/open-database.ts'
import { openFiles } from '../../apps/backend/src/platform/files/open-files.ts'
import { type Check, type Environment, ok, unknown, wrong } from './checks.ts'

const TIMEOUT_MS = 5000
/** A certificate that ends sooner is renewed too late, in days. */
const CERTIFICATE_DAYS = 14
/** A nightly backup is no older than this, in hours. */
const BACKUP_HOURS = 26
/** Tokens and signatures bear no more, in seconds. */
const CLOCK_SECONDS = 5

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** Days that the certificate of an address is still good for. */
function certificateDays(host: string, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = tls.connect({ host, port, servername: host, timeout: TIMEOUT_MS }, () => {
      resolve((Date.parse(socket.getPeerCertificate().valid_to) - Date.now()) / 86_400_000)
      socket.destroy()
    })
    socket.once('timeout', () => socket.destroy(new Error('no answer')))
    socket.once('error', reject)
  })
}

/** Name, certificate, answer and clock of a public address. */
async function checkAddress(name: string, address: string | undefined): Promise<Check[]> {
  if (!address || !URL.canParse(address)) return [wrong(name, 'is not set')]
  const { hostname, port, protocol } = new URL(address)
  try {
    await lookup(hostname)
  } catch {
    return [wrong(name, `${hostname} has no DNS record: point it at the machine of the proxy`)]
  }
  try {
    if (protocol === 'https:') {
      const days = Math.floor(await certificateDays(hostname, Number(port) || 443))
      if (days < CERTIFICATE_DAYS) return [wrong(name, `its certificate ends in ${days} days: renew it`)]
    }
    const answer = await fetch(new URL('/healthz', address), { signal: AbortSignal.timeout(TIMEOUT_MS) })
    const late = Math.abs(Date.parse(answer.headers.get('date') ?? '') - Date.now()) / 1000
    if (late > CLOCK_SECONDS)
      return [wrong(name, `its clock and this one differ by ${Math.round(late)} s: run NTP`)]
    return [ok(name, `${hostname} answers (${answer.status})`)]
  } catch (error) {
    return [wrong(name, `${address} does not answer: ${messageOf(error)}`)]
  }
}

async function checkDatabase({ DATABASE_URL, DATABASE_DIRECT_URL }: Environment): Promise<Check[]> {
  if (!DATABASE_URL) return [wrong('database', 'DATABASE_URL must name a PostgreSQL server')]
  const database = openServer(DATABASE_URL, 2, {}, DATABASE_DIRECT_URL)
  try {
    const { rows } = await database.pool.query(
      `select current_setting('server_version_num')::int as version, rolsuper as super,
       current_setting('statement_timeout') <> '0' and current_setting('jit') = 'off' as limited,
       to_regclass('kysely_migration') is not null as migrated from pg_roles where rolname = current_user`,
    )
    const { version, super: isSuper, migrated, limited } = rows[0]
    if (version < 150_000) return [wrong('database', `PostgreSQL ${version} is too old: 15 or newer`)]
    const applied = migrated ? (await database.pool.query('select name from kysely_migration')).rowCount : 0
    const left = readMigrations().length - (applied ?? 0)
    return [
      left > 0
        ? unknown('database', `${left} migrations run when the backend starts`)
        : ok('database', `PostgreSQL ${Math.floor(version / 10_000)}, up to date`),
      ...(isSuper ? [wrong('database', 'the role is a superuser: give the shop one of its own')] : []),
      ...(DATABASE_DIRECT_URL && !limited
        ? [wrong('database', 'through a pooler the role must have its own limits: docs/scaling.md')]
        : []),
    ]
  } catch (error) {
    return [wrong('database', `does not answer: ${messageOf(error)}`)]
  } finally {
    await database.close()
  }
}

/** Whether the bucket takes a file, gives it back and lets it go. */
export async function checkFiles(environment: Environment): Promise<Check[]> {
  if (!environment.S3_BUCKET) return []
  const probe = { path: 'doctor/probe', bytes: Buffer.from('npm run doctor') }
  try {
    const store = openFiles(settings.parse(environment))
    await store.write(probe.path, probe.bytes)
    const found = (await store.read(probe.path))?.equals(probe.bytes) ?? false
    const isListed = (await store.list('doctor/')).some(({ path }) => path === probe.path)
    await store.remove(probe.path)
    return [
      found && isListed
        ? ok('files', `${store.place} keeps, lists and gives back`)
        : wrong('files', `${store.place} does not give back what it was given`),
    ]
  } catch (error) {
    return [wrong('files', messageOf(error))]
  }
}

/** A replica is one, follows, and is not the primary itself. */
async function checkReplica(address: string | undefined): Promise<Check[]> {
  if (!address) return []
  const replica = openServer(address, 1)
  try {
    const { rows } = await replica.pool.query(
      `select pg_is_in_recovery() as replica, current_setting('hot_standby_feedback') = 'on' as feedback`,
    )
    if (!rows[0].replica) return [wrong('replica', 'DATABASE_REPLICA_URL names a server that is no replica')]
    return [
      rows[0].feedback
        ? ok('replica', 'follows')
        : wrong('replica', 'hot_standby_feedback must be on, or long reads are cancelled there'),
    ]
  } catch (error) {
    return [wrong('replica', `does not answer: ${messageOf(error)}`)]
  } finally {
    await replica.close()
  }
}

function greeting({ hostname, port, protocol }: URL): Promise<string> {
  const isSecure = protocol === 'smtps:'
  const to = { host: hostname, port: Number(port) || (isSecure ? 465 : 587), timeout: TIMEOUT_MS }
  return new Promise((resolve, reject) => {
    const socket = isSecure ? tls.connect({ ...to, servername: hostname }) : net.connect(to)
    socket.once('data', (bytes) => {
      resolve(bytes.toString())
      socket.destroy()
    })
    socket.once('timeout', () => socket.destroy(new Error('no answer')))
    socket.once('error', reject)
  })
}

/** Whether the mail server greets, and whether the sender's domain says who may send. */
async function checkMail({ SMTP_URL, MAIL_FROM = '' }: Environment): Promise<Check[]> {
  if (!SMTP_URL || !URL.canParse(SMTP_URL)) return []
  const checks: Check[] = []
  const said = await greeting(new URL(SMTP_URL)).catch(messageOf)
  checks.push(
    said.startsWith('220')
      ? ok('mail server', 'greets')
      : wrong('mail server', `does not greet (${said.trim().slice(0, 80)}): look at SMTP_URL`),
  )
  // that it is not set is a line of the settings
  if (!MAIL_FROM) return checks
  const domain = MAIL_FROM.slice(MAIL_FROM.lastIndexOf('@') + 1).replace(/[^\w.-]/g, '')
  for (const [name, mark] of [
    [domain, 'v=spf1'],
    [`_dmarc.${domain}`, 'v=DMARC1'],
  ] as const) {
    const records = await resolveTxt(name).catch(() => [])
    const isThere = records.some((parts) => parts.join('').startsWith(mark))
    checks.push(
      isThere
        ? ok('mail domain', `${name} has ${mark}`)
        : wrong('mail domain', `${name} has no TXT record ${mark}`),
    )
  }
  return checks
}

/** Whether there is a whole backup of last night in the folder `BACKUP_DIR`. */
export async function checkBackups(folder: string | undefined, now = Date.now()): Promise<Check[]> {
  if (!folder) return [unknown('backup', 'set BACKUP_DIR to the folder of your backups (docs/operations.md)')]
  const names = await readdir(folder).catch(() => [])
  const ages = await Promise.all(
    names.map(async (name) => {
      const manifest = await stat(join(folder, name, 'manifest.json')).catch(() => null)
      return manifest ? (now - manifest.mtimeMs) / 3_600_000 : Number.POSITIVE_INFINITY
    }),
  )
  const youngest = Math.min(...ages, Number.POSITIVE_INFINITY)
  return youngest <= BACKUP_HOURS
    ? [ok('backup', `the last whole one is ${Math.round(youngest)} h old`)]
    : [wrong('backup', `${folder} has none that is whole and younger than ${BACKUP_HOURS} h`)]
}

/** What only the world around can tell. */
export async function probe(environment: Environment): Promise<Check[]> {
  const checks = await Promise.all([
    checkAddress('shop', environment.PUBLIC_URL),
    checkAddress('console', environment.CONSOLE_PUBLIC_URL),
    checkAddress('backend', environment.BACKEND_PUBLIC_URL),
    checkDatabase(environment),
    checkReplica(environment.DATABASE_REPLICA_URL),
    checkFiles(environment),
    checkMail(environment),
    checkBackups(environment.BACKUP_DIR),
  ])
  return checks.flat()
}
