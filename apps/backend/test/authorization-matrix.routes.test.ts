import { endpointUrl } from '@filiera/contract/client'
import { endpoints } from '@filiera/contract/endpoints'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AccessCase, AccessRequest, AccessRow, World } from './authorization-matrix/access-row.ts'
import { accountRows } from './authorization-matrix/account-rows.ts'
import { addressesRows } from './authorization-matrix/addresses-rows.ts'
import { cardsRows } from './authorization-matrix/cards-rows.ts'
import { cartRows } from './authorization-matrix/cart-rows.ts'
import { catalogueRows } from './authorization-matrix/catalogue-rows.ts'
import { contentRows } from './authorization-matrix/content-rows.ts'
import { fulfilmentRows } from './authorization-matrix/fulfilment-rows.ts'
import { messageRows } from './authorization-matrix/message-rows.ts'
import { orderActionRows } from './authorization-matrix/order-action-rows.ts'
import { ordersRows } from './authorization-matrix/orders-rows.ts'
import { ownDataRows } from './authorization-matrix/own-data-rows.ts'
import { passwordsRows } from './authorization-matrix/passwords-rows.ts'
import { paymentRows } from './authorization-matrix/payment-rows.ts'
import { reviewQueueRows } from './authorization-matrix/review-queue-rows.ts'
import { reviewRows } from './authorization-matrix/review-rows.ts'
import { sessionsRows } from './authorization-matrix/sessions-rows.ts'
import { systemRows } from './authorization-matrix/system-rows.ts'
import { wishlistRows } from './authorization-matrix/wishlist-rows.ts'
import { withdrawalRows } from './authorization-matrix/withdrawal-rows.ts'
import type { TestBackend } from './build-test-backend.ts'
import { createCustomer } from './factories/account.ts'
import { createSeller } from './factories/catalogue.ts'
import { openPaymentScene, type PaymentScene } from './payment-scene.ts'

/** Every feature's rows; each feature edits its own file. */
const rows: AccessRow[] = [
  ...accountRows,
  ...passwordsRows,
  ...sessionsRows,
  ...addressesRows,
  ...cardsRows,
  ...cartRows,
  ...wishlistRows,
  ...catalogueRows,
  ...contentRows,
  ...reviewRows,
  ...messageRows,
  ...systemRows,
  ...orderActionRows,
  ...ordersRows,
  ...ownDataRows,
  ...paymentRows,
  ...withdrawalRows,
  ...fulfilmentRows,
  ...reviewQueueRows,
]

let scene: PaymentScene
let backend: TestBackend
beforeAll(async () => {
  scene = await openPaymentScene()
  backend = scene.backend
})
afterAll(() => scene.close())

let clients = 0
type Headers_ = Readonly<Record<string, string>>
type Answer = { status: number; body: string; type: string | null; caching: string | null }

/** The body of a request as it goes over the wire, with the header it needs. */
function bodyOf(
  { endpoint }: AccessRow,
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

/** One call from an address of its own, so that no limit of another row counts here. */
async function send(row: AccessRow, request: AccessRequest, headers: Headers_ = {}): Promise<Answer> {
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
  return {
    status: response.status,
    body: isStream ? '' : await response.text(),
    type,
    caching: response.headers.get('cache-control'),
  }
}

async function newWorld(): Promise<World> {
  const [owner, stranger] = [await createCustomer(backend), await createCustomer(backend)]
  return { backend, owner, stranger }
}

/** Bearers that belong to nobody any more. */
async function deadBearers(): Promise<Record<string, Headers_>> {
  const { db } = backend.services
  const disabled = await createCustomer(backend)
  await db.updateTable('account').set({ disabled: true }).where('id', '=', disabled.accountId).execute()
  const expired = await createCustomer(backend)
  await db
    .updateTable('session')
    .set({ expires_at: backend.clock.now() })
    .where('account_id', '=', expired.accountId)
    .execute()
  const deleted = await createCustomer(backend)
  await db.deleteFrom('account').where('id', '=', deleted.accountId).execute()
  return {
    disabled: disabled.headers,
    deleted: deleted.headers,
    expired: expired.headers,
    unknown: { authorization: `Bearer ${'x'.repeat(43)}` },
  }
}

/** Bearers of people with a role, an operator's last, which opens nothing that is somebody else's unless a row says so. */
async function wrongRoles(): Promise<Headers_[]> {
  const roles = await Promise.all(
    ['seller', 'operator'].map((role) => createCustomer(backend, { groups: ['customer', role] })),
  )
  return roles.map(({ headers }) => headers)
}

const codeOf = ({ body }: Answer): unknown => JSON.parse(body).code

function expectNothingOf({ secrets = [] }: AccessCase, answer: Answer): void {
  for (const secret of secrets) expect(answer.body).not.toContain(secret)
}

const tableOf = (access: string) =>
  rows
    .filter(({ endpoint }) => endpoint.access === access)
    .map((row): [string, AccessRow] => [row.endpoint.name, row])

it('has one row for every endpoint of the contract', () => {
  const names = rows.map(({ endpoint }) => endpoint.name).sort()
  expect(names).toEqual(endpoints.map(({ name }) => name).sort())
})

describe('D1 D3 D4 a customer’s own', () => {
  it.each(tableOf('customer'))('%s', async (_name, row) => {
    const world = await newWorld()
    const prepared = await row.prepare(world)
    const before = await prepared.stored?.()
    for (const headers of [{}, ...Object.values(await deadBearers())]) {
      const refused = await send(row, prepared.request, headers)
      expect({ status: refused.status, code: codeOf(refused) }).toEqual({
        status: 401,
        code: 'not_signed_in',
      })
      expect(refused.caching).toContain('no-store')
    }
    const others = [world.stranger.headers, ...(await wrongRoles())]
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

/** People of two shops: one is the owner, the other the stranger. */
async function newShopWorld(): Promise<World> {
  const staff = async (role: string) => {
    const sellerId = await createSeller(backend.services.db)
    return createCustomer(backend, { groups: ['customer', role], sellerId })
  }
  return { backend, owner: await staff('seller'), stranger: await staff('seller_staff') }
}

/** Bearers of those who work for no shop: a customer, an operator, and somebody who holds the role but belongs to none. */
async function outsiders(): Promise<Headers_[]> {
  const roles = [['customer'], ['customer', 'operator'], ['customer', 'seller']]
  const people = await Promise.all(roles.map((groups) => createCustomer(backend, { groups })))
  return people.map(({ headers }) => headers)
}

describe('D11 a shop’s own', () => {
  it.each(tableOf('seller'))('%s', async (_name, row) => {
    const world = await newShopWorld()
    const prepared = await row.prepare(world)
    const before = await prepared.stored?.()
    for (const headers of [{}, ...Object.values(await deadBearers())])
      expect((await send(row, prepared.request, headers)).status).toBe(401)
    for (const headers of await outsiders()) {
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
  })
})

describe('D11 the operators’', () => {
  it.each(tableOf('operator'))('%s', async (_name, row) => {
    const world = await newWorld()
    const prepared = await row.prepare(world)
    const before = await prepared.stored?.()
    for (const headers of [{}, ...Object.values(await deadBearers())])
      expect((await send(row, prepared.request, headers)).status).toBe(401)
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
    for (const headers of [{}, ...Object.values(await deadBearers())]) {
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
    const dead = Object.values(await deadBearers())
    for (const headers of [{}, world.owner.headers, ...(await wrongRoles()), ...dead])
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
