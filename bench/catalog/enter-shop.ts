import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { type BackendCall, createClient, type Result } from '@filiera/contract/client'
import { getJob, type Job } from '@filiera/contract/console/jobs'
import { createPasswords } from '../../apps/backend/src/customers/account/password/passwords.ts'
import { openSession } from '../../apps/backend/src/customers/account/sessions/open-session.ts'
import { openServer } from '../../apps/backend/src/platform/database/open-database.ts'
import type { Login } from '../browser/console-grid.ts'
import type { Catalogue } from '../large-catalogue.ts'

const WATCH_MS = 100

/** What a call answered. @throws Error naming the problem */
export function answerOf<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(`${result.problem.code}: ${result.problem.detail}`)
  return result.value
}

/** Logs an owner of the largest shop in. */
export async function enterShop({
  databaseUrl,
  url,
}: Catalogue): Promise<{ call: BackendCall; login: Login; shop: string }> {
  const { db, close } = openServer(databaseUrl, 2)
  const { seller_id: seller } = await db
    .selectFrom('product')
    .select('seller_id')
    .groupBy('seller_id')
    .orderBy((order) => order.fn.countAll(), 'desc')
    .executeTakeFirstOrThrow()
  const now = new Date()
  const login = { email: `bench-${randomUUID()}@example.com`, password: randomUUID() }
  const { id } = await db
    .insertInto('account')
    .values({
      email: login.email,
      password_hash: await createPasswords().hash(login.password),
      name: 'Rosa',
      confirmed_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.insertInto('seller_member').values({ account_id: id, seller_id: seller, role: 'owner' }).execute()
  const visit = { userAgent: 'bench', presentedToken: null, audience: 'console' } as const
  const { token } = await openSession(db, id, visit, now)
  await close()
  const headers = { authorization: `Bearer ${token}` }
  return { call: createClient({ baseUrl: url, headers, timeoutMs: 120_000 }), login, shop: seller }
}

/** Waits until a job is no longer in a state. @returns how long it took, in seconds */
export async function untilPast(call: BackendCall, id: string, state: Job['state']): Promise<number> {
  const started = performance.now()
  for (;;) {
    const job = answerOf(await call(getJob, { params: { id } }))
    if (job.state !== state) return (performance.now() - started) / 1000
    await wait(WATCH_MS)
  }
}
