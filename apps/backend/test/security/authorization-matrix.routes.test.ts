import { endpointUrl } from '@filiera/contract/client'
import { type EndpointName, endpoints } from '@filiera/contract/endpoints'
import { permissionsOf, shopRoles } from '@filiera/domain/shop-roles'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestBackend } from '../build-test-backend.ts'
import { createCustomer } from '../factories/account.ts'
import { createSeller } from '../factories/catalogue.ts'
import { openPaymentScene, type PaymentScene } from '../scenes/payment-scene.ts'
import {
  type AccessCase,
  type AccessRequest,
  type AccessRow,
  shopOf,
  type World,
} from './authorization-matrix/access-row.ts'
import { accessRows, allRows, type MatrixRow } from './authorization-matrix/all-rows.ts'
import { deadBearers, outsiders, wrongRoles } from './authorization-matrix/bearers.ts'

let scene: PaymentScene
let backend: TestBackend
/** Bearers that open nothing any more. */
let dead: Headers_[]
beforeAll(async () => {
  scene = await openPaymentScene()
  backend = scene.backend
  dead = Object.values(await deadBearers(backend))
})
afterAll(() => scene.close())

let clients = 0
type Headers_ = Readonly<Record<string, string>>
type Answer = { status: number; body: string; type: string | null; caching: string | null }

/** The body of a request as it goes over the wire, with the header it needs. */
function bodyOf(
  { endpoint }: MatrixRow,
  { body, file }: AccessRequest,
): Pick<RequestInit, 'body' | 'headers'> {
  if (endpoint.upload && file) {
    const form = new FormData()
    form.set(endpoint.upload.field, file)
    return { body: form }
  }
  if (body === undefined) return {}
  return { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
}

/** D13: what leaves is what the contract declares, and nothing else. */
function expectDeclared({ endpoint }: MatrixRow, { status, body, type }: Answer): void {
  const shape = endpoint.answers[status]
  if (!shape || !type?.startsWith('application/json')) return
  const answer: unknown = JSON.parse(body)
  expect(shape.parse(answer)).toEqual(answer)
}

/** One call from an address of its own, so that no limit of another row counts here. */
async function send(row: MatrixRow, request: AccessRequest, headers: Headers_ = {}): Promise<Answer> {
  clients += 1
  const { endpoint } = row
  const { params = {}, query = {} } = request
  const sent = bodyOf(row, request)
  const response = await fetch(backend.url + endpointUrl(endpoint.path, { params, query }), {
    method: endpoint.method,
    headers: {
      'x-forwarded-for': `10.0.${clients >> 8}.${clients & 255}`,
      ...request.headers,
      ...headers,
      ...sent.headers,
    },
    ...(sent.body ? { body: sent.body } : {}),
  })
  const type = response.headers.get('content-type')
  const isStream = type?.startsWith('text/event-stream')
  if (isStream) await response.body?.cancel()
  const answer = {
    status: response.status,
    body: isStream ? '' : await response.text(),
    type,
    caching: response.headers.get('cache-control'),
  }
  expectDeclared(row, answer)
  return answer
}

async function newWorld(): Promise<World> {
  const [owner, stranger] = [await createCustomer(backend), await createCustomer(backend)]
  return { backend, owner, stranger }
}

const codeOf = ({ body }: Answer): unknown => JSON.parse(body).code

function expectNothingOf({ secrets = [] }: AccessCase, answer: Answer): void {
  for (const secret of secrets) expect(answer.body).not.toContain(secret)
}

const tableOf = (access: string) =>
  allRows
    .filter(({ endpoint }) => endpoint.access === access)
    .map((row): [string, MatrixRow] => [row.endpoint.name, row])

it('D13 has one row for every endpoint of the contract, whose answers hold what it declares only', () => {
  expect(Object.keys(accessRows).sort()).toEqual(endpoints.map(({ name }) => name).sort())
  const { login, ...others } = accessRows
  // @ts-expect-error the compiler names the row that is missing
  const incomplete: Record<EndpointName, AccessRow> = others
  expect(incomplete.login).toBeUndefined()
})

describe('D1 D3 D4 D5 D11 a customer’s own', () => {
  it.each(tableOf('customer'))('%s', async (_name, row) => {
    const world = await newWorld()
    const prepared = await row.prepare(world)
    const before = await prepared.stored?.()
    for (const headers of [{}, ...dead]) {
      const refused = await send(row, prepared.request, headers)
      expect({ status: refused.status, code: codeOf(refused) }).toEqual({
        status: 401,
        code: 'not_signed_in',
      })
      expect(refused.caching).toContain('no-store')
    }
    const others = [world.stranger.headers, ...(await wrongRoles(backend))]
    if (prepared.operator) {
      const operator = others.pop() ?? {}
      expect((await send(row, prepared.request, operator)).status).toBe(prepared.operator)
    }
    for (const headers of others) {
      const strange = await send(row, prepared.request, headers)
      expectNothingOf(prepared, strange)
      if (prepared.unknown) {
        expect(strange.status).toBe(404)
        expect(strange).toEqual(await send(row, prepared.unknown, headers))
      } else if (prepared.stranger) {
        expect(strange.status).toBe(prepared.stranger)
      } else {
        expect([200, 201, 204]).toContain(strange.status)
      }
    }
    expect(await prepared.stored?.()).toEqual(before)
    const own = await send(row, prepared.request, world.owner.headers)
    expect({ status: own.status, body: own.body.slice(0, 300) }).toMatchObject({ status: prepared.status })
    expect(own.caching).toContain('no-store')
  })

  it('D2 is in no list of somebody else, whatever is asked of it', async () => {
    const lists = tableOf('customer').filter(
      ([, { endpoint }]) => endpoint.method === 'GET' && !endpoint.params,
    )
    expect(lists.length).toBeGreaterThan(5)
    for (const [name, row] of lists) {
      const world = await newWorld()
      const prepared = await row.prepare(world)
      const id = world.owner.accountId
      for (const query of [
        { userId: id },
        { accountId: id },
        { filters: id },
        { id_in: id },
        { limit: '100000' },
      ]) {
        const answer = await send(row, { ...prepared.request, query }, world.stranger.headers)
        expect({ name, status: answer.status, code: codeOf(answer) }).toEqual({
          name,
          status: 400,
          code: 'bad_request',
        })
        expectNothingOf(prepared, answer)
      }
    }
  })

  it('names the owner in every path that carries an id', async () => {
    const world = await newWorld()
    const withoutUnknown: string[] = []
    for (const [name, row] of tableOf('customer')) {
      if (!row.endpoint.params) continue
      const { unknown, stranger } = await row.prepare(world)
      if (!unknown && !stranger) withoutUnknown.push(name)
    }
    // The id of a clear is −1, "mine": it is never looked up.
    expect(withoutUnknown).toEqual(['clearCarts'])
  })
})

const suspend = (sellerId: string, isSuspended: boolean) =>
  backend.services.db
    .updateTable('seller')
    .set({ suspended_at: isSuspended ? backend.clock.now() : null })
    .where('id', '=', sellerId)
    .execute()

/** Owners of two shops: one is the owner of what is asked for, the other the stranger. */
async function newShopWorld(): Promise<World> {
  const newOwner = async () =>
    createCustomer(backend, { sellerId: await createSeller(backend.services.db), audience: 'console' })
  return { backend, owner: await newOwner(), stranger: await newOwner() }
}

/** What the audit log says last of the owner's shop. */
async function lastAudited(world: World) {
  return backend.services.db
    .selectFrom('audit_entry')
    .selectAll()
    .where('seller_id', '=', await shopOf(world))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
}

describe('D11 a shop’s own', () => {
  it.each(tableOf('seller'))('%s', async (_name, row) => {
    const world = await newShopWorld()
    const prepared = await row.prepare(world)
    const before = await prepared.stored?.()
    for (const headers of [{}, ...dead]) expect((await send(row, prepared.request, headers)).status).toBe(401)
    for (const headers of await outsiders(backend)) {
      const refused = await send(row, prepared.request, headers)
      expect({ status: refused.status, code: codeOf(refused) }).toEqual({ status: 403, code: 'forbidden' })
      expect(refused.caching).toContain('no-store')
      expectNothingOf(prepared, refused)
    }
    const strange = await send(row, prepared.request, world.stranger.headers)
    expectNothingOf(prepared, strange)
    if (prepared.unknown) {
      expect(strange.status).toBe(404)
      expect(strange).toEqual(await send(row, prepared.unknown, world.stranger.headers))
    } else expect(strange.status).toBe(prepared.status)
    expect(await prepared.stored?.()).toEqual(before)
    const own = await send(row, prepared.request, world.owner.headers)
    expect({ status: own.status, body: own.body.slice(0, 300) }).toMatchObject({ status: prepared.status })
    expect(own.caching).toContain('no-store')
    if (!('audits' in row.endpoint)) return
    const { account_id, action, object_kind } = await lastAudited(world)
    expect({ account_id, action, object_kind }).toEqual({
      account_id: world.owner.accountId,
      action: row.endpoint.name,
      object_kind: row.endpoint.audits,
    })
  })
})

describe('the people of a shop, by their role', () => {
  const cases = tableOf('seller').flatMap(([name, row]) =>
    shopRoles.map((role) => [name, role, row] as const),
  )
  it.each(cases)('%s, %s', async (_name, role, row) => {
    const { endpoint } = row
    const permission = endpoint.access === 'seller' ? endpoint.permission : null
    const world = await newShopWorld()
    const prepared = await row.prepare(world)
    const before = await prepared.stored?.()
    const shop = await shopOf(world)
    const member = await createCustomer(backend, { sellerId: shop, role, audience: 'console' })
    const mayCall = permission !== null && permissionsOf(role).includes(permission)
    if (mayCall) await suspend(shop, true)
    const suspended = await send(row, prepared.request, member.headers)
    const isOpen = mayCall && (permission.endsWith(':read') || permission === 'orders:write')
    expect(suspended.status).toBe(isOpen ? prepared.status : 403)
    if (isOpen) return
    expect(await prepared.stored?.()).toEqual(before)
    if (!mayCall) return
    await suspend(shop, false)
    expect((await send(row, prepared.request, member.headers)).status).toBe(prepared.status)
  })

  it('takes the shop that the query names from who works for several, and no other', async () => {
    const { owner, stranger } = await newShopWorld()
    const { db } = backend.services
    const [first, second, others] = await Promise.all([
      shopOf({ backend, owner, stranger }),
      createSeller(db),
      createSeller(db),
    ])
    await db
      .insertInto('seller_member')
      .values({ seller_id: second, account_id: owner.accountId, role: 'viewer' })
      .execute()
    const list = allRows.find(({ endpoint }) => endpoint.name === 'listSellerOrders')
    if (!list) throw new Error('no row')
    const ask = (query: Readonly<Record<string, string>>) => send(list, { query }, owner.headers)
    expect((await ask({})).status).toBe(400)
    expect((await ask({ shop: first })).status).toBe(200)
    expect((await ask({ shop: second })).status).toBe(200)
    expect((await ask({ shop: others })).status).toBe(404)
  })
})

describe('a session of the console', () => {
  it.each(tableOf('console'))('%s', async (_name, row) => {
    const world = await newShopWorld()
    const prepared = await row.prepare(world)
    for (const headers of [{}, ...dead]) expect((await send(row, prepared.request, headers)).status).toBe(401)
    const customer = await createCustomer(backend)
    expect((await send(row, prepared.request, customer.headers)).status).toBe(403)
    expect((await send(row, prepared.request, world.owner.headers)).status).toBe(prepared.status)
  })

  it('opens no call of the shop’s pages, and those no call of the console', async () => {
    const { owner } = await newShopWorld()
    const called = [...tableOf('customer'), ...tableOf('operator')].filter(
      ([, { endpoint }]) => !endpoint.params,
    )
    expect(called.length).toBeGreaterThan(10)
    for (const [name, row] of called)
      expect({ name, status: (await send(row, {}, owner.headers)).status }).toEqual({ name, status: 403 })
  })
})

describe('D11 the operators’', () => {
  it.each(tableOf('operator'))('%s', async (_name, row) => {
    const world = await newWorld()
    const prepared = await row.prepare(world)
    const before = await prepared.stored?.()
    for (const headers of [{}, ...dead]) expect((await send(row, prepared.request, headers)).status).toBe(401)
    const sellerId = await createSeller(backend.services.db)
    const seller = await createCustomer(backend, { groups: ['customer', 'seller'], sellerId })
    for (const headers of [world.owner.headers, seller.headers]) {
      const refused = await send(row, prepared.request, headers)
      expect({ status: refused.status, code: codeOf(refused) }).toEqual({ status: 403, code: 'forbidden' })
      expect(refused.caching).toContain('no-store')
      expectNothingOf(prepared, refused)
    }
    expect(await prepared.stored?.()).toEqual(before)
    const operator = await createCustomer(backend, { groups: ['customer', 'operator'] })
    const own = await send(row, prepared.request, operator.headers)
    expect({ status: own.status, body: own.body.slice(0, 300) }).toMatchObject({ status: prepared.status })
    expect(own.caching).toContain('no-store')
    if (!prepared.unknown) return
    expect((await send(row, prepared.unknown, operator.headers)).status).toBe(404)
  })
})

describe('D6 D7 a visitor’s own', () => {
  it.each(tableOf('visitor'))('%s', async (_name, row) => {
    const prepared = await row.prepare(await newWorld())
    const before = await prepared.stored?.()
    const cookie = prepared.request.headers?.cookie ?? ''
    for (const forged of ['', `${cookie.slice(0, -4)}AAAA`]) {
      const strange = await send(row, { ...prepared.request, headers: { cookie: forged } })
      expect(strange.status).toBe(prepared.status)
      expectNothingOf(prepared, strange)
    }
    expect(await prepared.stored?.()).toEqual(before)
    expect((await send(row, prepared.request)).status).toBe(prepared.status)
  })
})

describe('everybody’s', () => {
  it.each(tableOf('public'))('%s', async (_name, row) => {
    for (const headers of [{}, ...dead]) {
      const prepared = await row.prepare(await newWorld())
      const answer = await send(row, prepared.request, headers)
      expect(answer.status).toBe(prepared.status)
      expectNothingOf(prepared, answer)
    }
  })
})

describe('the storefront’s', () => {
  it.each(tableOf('internal'))('%s', async (_name, row) => {
    const world = await newWorld()
    const prepared = await row.prepare(world)
    const before = await prepared.stored?.()
    for (const headers of [{}, world.owner.headers, ...(await wrongRoles(backend)), ...dead])
      expect((await send(row, prepared.request, headers)).status).toBe(401)
    expect(await prepared.stored?.()).toEqual(before)
    const headers = { authorization: `Bearer ${backend.services.config.INTERNAL_TOKEN}` }
    expect((await send(row, prepared.request, headers)).status).toBe(prepared.status)
  })
})

describe('a forged hook', () => {
  it.each(tableOf('provider'))('%s', async (_name, row) => {
    const world = await newWorld()
    const prepared = await row.prepare(world)
    const before = await prepared.stored?.()
    for (const headers of [{}, world.owner.headers])
      expect((await send(row, prepared.request, headers)).status).toBe(prepared.status)
    expect(await prepared.stored?.()).toEqual(before)
  })
})
