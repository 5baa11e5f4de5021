import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BackendCall, createClient } from '@filiera/contract/client'
import type { FastifyInstance } from 'fastify'
import { buildBackend } from '../src/app.ts'
import { readConfig } from '../src/config.ts'
import { createFindIdentity } from '../src/customers/account/find-identity.ts'
import { createFindMemberships } from '../src/customers/account/memberships.store.ts'
import { effectHandlers } from '../src/effects.ts'
import type { OutgoingMail } from '../src/mail/mailer.ts'
import { openPayments } from '../src/payments/open-payments.ts'
import { withOrderPayments } from '../src/payments/order-payments.ts'
import type { Clock } from '../src/platform/clock.ts'
import { openServer } from '../src/platform/database/open-database.ts'
import { openReplica } from '../src/platform/database/replica.ts'
import { drainOutbox } from '../src/platform/outbox/drain-outbox.ts'
import type { Services } from '../src/services.ts'
import { openTestDatabase } from './open-test-database.ts'

/** A clock that only moves when a test says so. */
export type TestClock = Clock & { advance(ms: number): void; set(time: Date): void }

export function testClock(start = new Date('2026-11-23T09:00:00Z')): TestClock {
  let current = start.getTime()
  return {
    now: () => new Date(current),
    advance(ms) {
      current += ms
    },
    set(time) {
      current = time.getTime()
    },
  }
}

export type TestBackend = {
  app: FastifyInstance
  url: string
  services: Services
  clock: TestClock
  /** Typed calls over real HTTP, with optional headers such as a bearer. */
  call: BackendCall
  /** Mails that reached the mail server, oldest first. */
  mails: OutgoingMail[]
  /** Lines of the log, warnings and worse, oldest first. */
  logs: string[]
  /** Does every effect of the outbox that is due; tests have no worker beside them. */
  drainOutbox(): Promise<number>
  close(): Promise<void>
}

/** The whole backend over real HTTP on a database of its own, or the one that `DATABASE_URL` names. */
export async function buildTestBackend(
  environment: Record<string, string> = {},
  open: typeof openPayments = openPayments,
  clock: TestClock = testClock(),
): Promise<TestBackend> {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'filiera-test-'))
  const config = readConfig({ NODE_ENV: 'test', SEED: 'none', DATA_DIR: dataDirectory, ...environment })
  const { DATABASE_URL } = config
  const database = DATABASE_URL ? openServer(DATABASE_URL, 8) : await openTestDatabase()
  const logs: string[] = []
  const log = (line: string) => void logs.push(line)
  const replica = config.DATABASE_REPLICA_URL
    ? openReplica({ primary: database, address: config.DATABASE_REPLICA_URL, poolSize: 4, log })
    : undefined
  const services = withOrderPayments({
    config,
    database,
    db: database.db,
    replica,
    clock,
    payments: open(config, database.db, clock),
    notifyOutbox: () => {},
    notifyJobs: () => {},
  })
  const findIdentity = createFindIdentity(database, clock)
  const app = await buildBackend({
    services,
    findIdentity,
    findMemberships: createFindMemberships(database.db),
    logger: { write: log },
  })
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  const mails: OutgoingMail[] = []
  const mailer = { send: async (mail: OutgoingMail) => void mails.push(mail), close: () => {} }
  const handlers = effectHandlers(services, mailer)
  return {
    app,
    url,
    services,
    clock,
    // a slow machine is no fault of what is tested
    call: createClient({ baseUrl: url, timeoutMs: 60_000 }),
    mails,
    logs,
    async drainOutbox() {
      let done = 0
      // an effect may queue another, e.g. a request for a link its mail
      for (let tried = -1; tried !== 0; done += tried) tried = await drainOutbox(database.db, handlers, clock)
      return done
    },
    async close() {
      await app.close()
      await replica?.close()
      await database.close()
      rmSync(dataDirectory, { recursive: true, force: true })
    },
  }
}
