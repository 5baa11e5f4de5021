import { isDeepStrictEqual } from 'node:util'
import { declaredProblems } from '@filiera/contract/declared-problems'
import type { Endpoint } from '@filiera/contract/endpoint'
import { problem } from '@filiera/contract/problem'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createCustomer } from '../../factories/account.ts'
import { createSeller } from '../../factories/catalogue.ts'
import { openPaymentScene, type PaymentScene } from '../../scenes/payment-scene.ts'
import { ROUNDS_TIMEOUT_MS, rounds } from '../../simulation/rounds.ts'
import type { World } from '../authorization-matrix/access-row.ts'
import { allRows, type MatrixRow } from '../authorization-matrix/all-rows.ts'
import { type HostileRequest, hostileRequest, type Sender } from './hostile-request.ts'
import { type HostileAnswer, sendHostile } from './send-hostile.ts'

let scene: PaymentScene
let others: Pick<Bearers, 'customer' | 'seller' | 'visitor' | 'forged'>
beforeAll(async () => {
  scene = await openPaymentScene()
  others = {
    customer: (await createCustomer(scene.backend)).headers,
    seller: (await seller()).headers,
    visitor: {},
    forged: { authorization: `Bearer ${'x'.repeat(43)}` },
  }
})
afterAll(() => scene.close())

/** Of one go, to each endpoint. */
const REQUESTS = Math.ceil(12_000 / allRows.length)

type Bearers = Readonly<Record<Sender, Readonly<Record<string, string>>>>

const seller = async () => {
  const sellerId = await createSeller(scene.backend.services.db)
  return createCustomer(scene.backend, { sellerId, audience: 'console' })
}

/** Two people of the kind that may make the call, and people of other kinds. */
async function openWorld({ access }: Endpoint): Promise<{ world: World; bearers: Bearers }> {
  const { backend } = scene
  const person = async () => {
    if (access === 'operator') return createCustomer(backend, { groups: ['customer', 'operator'] })
    return access === 'seller' || access === 'console' ? seller() : createCustomer(backend)
  }
  const world = { backend, owner: await person(), stranger: await person() }
  const internal = { authorization: `Bearer ${backend.services.config.INTERNAL_TOKEN}` }
  const owner = access === 'internal' ? internal : world.owner.headers
  return { world, bearers: { ...others, owner, stranger: world.stranger.headers } }
}

/** What an answer says against the contract; null where it keeps to it. */
function faultOf({ endpoint }: MatrixRow, { status, type, text }: HostileAnswer): string | null {
  if (type.startsWith('application/problem+json')) {
    const read = problem.safeParse(JSON.parse(text))
    if (!read.success) return 'a problem that is none'
    const { code } = read.data
    const isDeclared = declaredProblems(endpoint).includes(code)
    if (!isDeclared || code === 'internal') return `a problem that is not declared: ${code}`
    return read.data.status === status ? null : 'another status than its problem'
  }
  const shape = endpoint.answers[status]
  if (shape === undefined && !(status === 304 && endpoint.answers[200]))
    return 'a status that is not declared'
  if (!shape) return text === '' ? null : 'a text where none belongs'
  if (!type.startsWith('application/json')) return null
  const answer: unknown = JSON.parse(text)
  const read = shape.safeParse(answer)
  if (!read.success) return `another shape: ${read.error.message}`
  return isDeepStrictEqual(read.data, answer) ? null : 'fields that are not declared'
}

/** The request in full, for the message of a failure. */
const shown = ({ body, ...request }: HostileRequest) =>
  JSON.stringify({ ...request, body: typeof body === 'string' ? body : body?.toString('base64') }).slice(
    0,
    4_000,
  )

let sent = 0
/** Sends a request. @returns what is wrong with its answer, and null when nothing is */
async function faultFoundBy(
  row: MatrixRow,
  request: HostileRequest,
  bearers: Bearers,
): Promise<string | null> {
  sent += 1
  const headers = {
    // from an address of its own, so that no limit of another request counts here
    'x-forwarded-for': `10.${(sent >> 16) & 255}.${(sent >> 8) & 255}.${sent & 255}`,
    ...bearers[request.sender],
    ...request.headers,
  }
  const answer = await sendHostile(scene.backend.url, { ...request, headers }).catch(String)
  if (typeof answer === 'string') return `${answer}\nto ${shown(request)}`
  const fault = faultOf(row, answer)
  return fault && `${fault}: ${answer.status} ${answer.text.slice(0, 1_000)}\nto ${shown(request)}`
}

/** Each endpoint has its own seed and people, so that it fails alone (`-t name`) as it fails among all. */
const seedOf = (seed: number, at: number) => seed * 1_000 + at

async function attack(row: MatrixRow, seed: number, at: number): Promise<void> {
  const { world, bearers } = await openWorld(row.endpoint)
  const { request } = await row.prepare(world)
  const again = `SIMULATION_FROM=${seed} npx vitest run --project postgres fuzz.routes -t "D51 ${row.endpoint.name} "`
  const property = fc.asyncProperty(hostileRequest(row.endpoint, request), async (hostile) => {
    const fault = await faultFoundBy(row, hostile, bearers)
    if (fault) throw new Error(`${fault}\nAgain: ${again}`)
  })
  // what was sent before is part of it: no smaller request is looked for
  await fc.assert(property, { seed: seedOf(seed, at), numRuns: REQUESTS, endOnFailure: true })
  await scene.backend.services.database.pool.query('delete from rate_limit')
}

it.each(allRows.map((row, at) => [row.endpoint.name, row, at] as const))(
  'D51 %s keeps to its contract whatever it is sent',
  async (_name, row, at) => {
    const { firstSeed, hostileGoes } = rounds
    for (let seed = firstSeed; seed < firstSeed + hostileGoes; seed++) await attack(row, seed, at)
    expect(({} as Record<string, unknown>).polluted).toBeUndefined()
  },
  ROUNDS_TIMEOUT_MS,
)
