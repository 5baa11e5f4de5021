import { symlinkSync, unlinkSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { sql } from 'kysely'
import { freePort } from '../../../../../tools/free-ports.ts'
import type { Database } from '../../../src/platform/database/open-database.ts'
import type { Fault, FaultProxy } from '../../fault-proxy.ts'
import { startChild } from '../../start-child.ts'
import type { FaultName } from './matrix.ts'
import type { TroubledShop } from './troubled-shop.ts'

/** Breaks something. @returns what mends it */
type Trouble = (shop: TroubledShop) => Promise<() => Promise<void>>

const HOURS_MS = 3_600_000
/** A folder in which not even root may make a file. */
const UNWRITABLE = '/sys/kernel'
const SLOW_CLIENTS = 300

const through =
  (which: keyof TroubledShop['proxies'], fault: Fault): Trouble =>
  async ({ proxies }) => {
    const proxy: FaultProxy = proxies[which]
    await proxy.set(fault)
    return () => proxy.set({ kind: 'none' })
  }

/** The process serves, and is killed; afterwards another one has its place. */
async function killApp({ proxies, backend, childEnvironment, showPage }: TroubledShop) {
  const child = await startChild('backend', { ...childEnvironment, BACKEND_PORT: String(await freePort()) })
  await proxies.app.set({ kind: 'refused' })
  proxies.app.leadTo(child.url)
  await proxies.app.set({ kind: 'none' })
  await showPage()
  await child.kill()
  return async () => proxies.app.leadTo(backend.url)
}

/** Every write is answered as by a server without room. */
async function fillDisk(db: Database): Promise<void> {
  await sql`create function no_room() returns trigger language plpgsql as $$
    begin raise exception 'could not extend file: No space left on device' using errcode = 'disk_full'; end $$`.execute(
    db,
  )
  await sql`do $$ declare t text; begin
    for t in select quote_ident(tablename) from pg_tables where schemaname = 'public' loop
      execute 'create trigger no_room before insert or update or delete on ' || t || ' for each statement execute function no_room()';
    end loop; end $$`.execute(db)
}

async function crowd({ front }: TroubledShop) {
  const { port } = new URL(front.url)
  const sockets: Socket[] = []
  for (let count = 0; count < SLOW_CLIENTS; count++) {
    const own = process.platform === 'linux' ? { localAddress: '127.0.0.2' } : {}
    const socket = connect({ host: '127.0.0.1', port: Number(port), ...own })
    socket.on('error', () => {})
    socket.on('connect', () => socket.write('GET / HTTP/1.1\r\nhost: 127.0.0.1\r\nx-slow: '))
    sockets.push(socket)
  }
  return async () => {
    for (const socket of sockets) socket.destroy()
  }
}

export const troubles: Record<FaultName, Trouble> = {
  appKilled: killApp,
  databaseRestarted: through('server', { kind: 'refused' }),
  databaseStalled: through('server', { kind: 'stalled' }),
  providerRefused: through('provider', { kind: 'refused' }),
  providerSlow: through('provider', { kind: 'slow', ms: 1500 }),
  providerFails: through('provider', { kind: 'answered', status: 500 }),
  providerAnswerLost: through('provider', { kind: 'cut', bytes: 0 }),
  mailDown: through('mail', { kind: 'refused' }),
  async diskFull({ db }) {
    await fillDisk(db)
    return async () => void (await sql`drop function no_room() cascade`.execute(db))
  },
  async uploadFolderReadOnly({ dataDirectory }) {
    const folders = ['photos', 'pictures'].map((name) => join(dataDirectory, name))
    for (const folder of folders) symlinkSync(UNWRITABLE, folder)
    return async () => {
      for (const folder of folders) unlinkSync(folder)
    }
  },
  async clockStepped({ backend }) {
    backend.clock.advance(2 * HOURS_MS)
    return async () => backend.clock.set(new Date())
  },
  slowClients: crowd,
  clientsGone: async () => async () => {},
}
