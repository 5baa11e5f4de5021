import { spawnSync } from 'node:child_process'
import { chmodSync, chownSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { OwnPostgresServer } from '../../../tools/start-postgres.ts'

/** A streaming replica of a server, copied from its folder while it runs (docs of PostgreSQL, "low level API of base backups"). */
export async function startReplica(primary: OwnPostgresServer): Promise<OwnPostgresServer> {
  const parent = mkdtempSync(join(tmpdir(), 'filiera-replica-'))
  chmodSync(parent, 0o777)
  const data = join(parent, 'data')
  const client = new pg.Client({ connectionString: primary.url })
  await client.connect()
  await client.query(`select pg_backup_start('replica', true)`)
  // with its owner, who is not the one that runs the tests when those run as root
  const copied = spawnSync('cp', ['-a', primary.dataDirectory, data], { encoding: 'utf8' })
  if (copied.status !== 0) throw new Error(`the data folder could not be copied: ${copied.stderr}`)
  const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)')
  await client.end()
  rmSync(join(data, 'postmaster.pid'))
  const { uid, gid } = statSync(data)
  for (const [name, text] of [
    ['backup_label', rows[0]?.labelfile ?? ''],
    ['standby.signal', ''],
  ] as const) {
    writeFileSync(join(data, name), text)
    chownSync(join(data, name), uid, gid)
  }
  const { port, username, password } = new URL(primary.url)
  const from = `host=127.0.0.1 port=${port} user=${username}${password ? ` password=${password}` : ''}`
  return primary.startOn(data, [`primary_conninfo=${from}`])
}
