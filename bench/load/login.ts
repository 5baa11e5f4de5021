import http from 'node:http'
import { setPriority } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { createPasswords } from '../../apps/backend/src/customers/account/password/passwords.ts'
import { createDetailedPhoto } from '../../apps/backend/test/factories/photo.ts'
import { median, processCpuMs } from '../cpu.ts'
import { type Customer, createCustomers } from '../customers.ts'
import { type Figure, round } from '../figure.ts'
import { load, repeat } from '../load.ts'
import type { Shop } from '../shop.ts'
import { startFlood } from './flood.ts'
import { type FloodCall, fileForm, send } from './flood-calls.ts'

const PASSWORD = 'frantoio-e-agrumeto-2026'
const CLIENTS = 50
const LOGINS = 200
/** So many until no function of the two programs is compiled any more. */
const WARM_UP_LOGINS = 1500
const CPU_RUNS = 5
/** People who sign in at the same time where the cost of one is measured, as in the other figures. */
const AT_ONCE = 8
const RUNS = 3
/** People who browse meanwhile, with a short look at every answer. */
const VISITORS = 2
const LOOK_MS = 8
const BROWSING_MS = 4000
/** Above the shop: a visitor's machine is never late because the shop's is busy. */
const VISITOR_PRIORITY = -10
/** Width and height of pictures of 2 to 8 MB, as phones take them. */
const PHOTOS = [
  [2500, 1900],
  [4000, 3000],
  [4800, 3600],
] as const

const passwords = createPasswords()

/** CPU milliseconds of one hash with the shop's own parameters, in this process. */
async function hashCpuMs(): Promise<number> {
  const before = process.cpuUsage()
  for (let index = 0; index < LOGINS; index++) await passwords.hash(PASSWORD)
  const used = process.cpuUsage(before)
  return (used.user + used.system) / 1000 / LOGINS
}

/** Gives every customer the same password. @returns their logins */
async function givePasswords(shop: Shop, customers: readonly Customer[]): Promise<FloodCall[]> {
  const database = new pg.Client({ connectionString: shop.databaseUrl })
  await database.connect()
  const { rows } = await database.query<{ email: string }>(
    `update account set password_hash = $1 from address a where a.account_id = account.id and a.id = any($2::uuid[])
     returning account.email`,
    [await passwords.hash(PASSWORD), customers.map(({ addressId }) => addressId)],
  )
  await database.end()
  return rows.map(({ email }) => ({
    method: 'POST',
    path: '/api/auth/login',
    contentType: 'application/json',
    body: Buffer.from(JSON.stringify({ username: email, password: PASSWORD })),
  }))
}

/** Works at a priority, where it may: only root may raise it. */
async function atPriority<T>(priority: number, work: () => Promise<T>): Promise<T> {
  try {
    setPriority(priority)
  } catch {
    return work()
  }
  return work().finally(() => setPriority(0))
}

/** Slowest of a hundred answers, in milliseconds, by address. */
async function browse(urls: readonly string[]): Promise<number[]> {
  const agent = new http.Agent({ keepAlive: true })
  const latencies = urls.map((): number[] => [])
  const until = performance.now() + BROWSING_MS
  const visitor = async () => {
    while (performance.now() < until)
      for (const [index, url] of urls.entries()) {
        latencies[index]?.push(...(await load({ url, requests: 1, clients: 1, agent })))
        await wait(LOOK_MS)
      }
  }
  // what this process is late itself would count as the shop's delay
  await atPriority(VISITOR_PRIORITY, () => Promise.all(Array.from({ length: VISITORS }, visitor)))
  agent.destroy()
  return latencies.map(
    (own) => own.sort((a, b) => a - b)[Math.floor(own.length * 0.99)] ?? Number.POSITIVE_INFINITY,
  )
}

const pageNames = ['cached product page', 'uncached product of the backend'] as const
type Round = { alone: number[]; crowded: number[]; done: number; deferred: number }

/** Browsing alone and beside a flood, in turn. */
async function measureFlood(
  shop: Shop,
  urls: readonly string[],
  name: string,
  calls: readonly FloodCall[],
): Promise<Figure[]> {
  const rounds: Round[] = []
  await browse(urls)
  for (let run = 0; run < RUNS; run++) {
    const alone = await browse(urls)
    const flood = await startFlood(shop, CLIENTS, calls)
    const crowded = await browse(urls)
    rounds.push({ alone, crowded, ...(await flood.stop()) })
  }
  return pageNames.map((page, index) => {
    const of = (part: 'alone' | 'crowded') => rounds.map((round) => round[part][index] ?? Number.NaN)
    const runs = of('crowded').map((crowded, run) => round(crowded / (of('alone')[run] ?? Number.NaN)))
    return {
      name: `p99 of the ${page} during ${name}, against browsing alone`,
      unit: '×',
      limit: 3,
      value: median(runs),
      runs,
      detail: {
        'alone ms': round(median(of('alone'))),
        'crowded ms': round(median(of('crowded'))),
        done: rounds.reduce((sum, { done }) => sum + done, 0),
        'told to come back': rounds.reduce((sum, { deferred }) => sum + deferred, 0),
      },
    }
  })
}

async function measureLoginCpu(shop: Shop, logins: readonly FloodCall[]): Promise<Figure> {
  const agent = new http.Agent({ keepAlive: true })
  let next = 0
  const enter = async () => {
    const call = logins[next++ % logins.length]
    const status = call ? await send(shop.storefrontUrl, agent, call) : 0
    if (status !== 200) throw new Error(`a login answered ${status}`)
  }
  const enterAll = (times: number) => repeat(times, AT_ONCE, enter)
  // the device of every account is known after its first login, which mails; then the code is to be compiled
  await enterAll(WARM_UP_LOGINS)
  await hashCpuMs()
  const runs: { login: number; hash: number }[] = []
  const cpu = () => processCpuMs(shop.storefront.pid) + processCpuMs(shop.backend.pid)
  for (let run = 0; run < CPU_RUNS; run++) {
    const hash = await hashCpuMs()
    const before = cpu()
    await enterAll(LOGINS)
    runs.push({ login: (cpu() - before) / LOGINS, hash })
  }
  agent.destroy()
  const of = (part: 'login' | 'hash') => median(runs.map((run) => run[part]))
  return {
    name: 'login, CPU of storefront + backend against one argon2 hash',
    unit: '×',
    limit: 2,
    value: round(of('login') / of('hash')),
    runs: runs.map(({ login, hash }) => round(login / hash)),
    detail: {
      'login ms': round(of('login')),
      'hash ms': round(of('hash')),
    },
  }
}

/**
 * What a login costs, and what people who browse notice of a flood of logins and of 50 photos uploaded at once. The flood comes from
 * a process of its own at the lowest priority, since the clients would be other machines; this one only browses.
 */
export async function measureLogin(shop: Shop, productPath: string): Promise<Figure[]> {
  const customers = await createCustomers(shop, CLIENTS)
  const logins = await givePasswords(shop, customers)
  const photos = await Promise.all(PHOTOS.map(([width, height]) => createDetailedPhoto(width, height)))
  const forms = photos.map((photo) => fileForm(photo, 'image/jpeg'))
  const uploads = customers.map(({ token }, client): FloodCall => {
    const form = forms[client % forms.length]
    if (!form) throw new Error('no photo to upload')
    return { method: 'PUT', path: '/api/user/me/files', token, ...form }
  })
  const urls = [
    shop.storefrontUrl + productPath,
    `${shop.backendUrl}/products/${productPath.split('/').at(-1)}`,
  ]
  return [
    await measureLoginCpu(shop, logins),
    ...(await measureFlood(shop, urls, 'a flood of logins', logins)),
    ...(await measureFlood(shop, urls, `${CLIENTS} parallel photo uploads`, uploads)),
  ]
}
