import { type EndpointName, endpoints } from '@filiera/contract/endpoints'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestBackend } from '../build-test-backend.ts'
import { createCustomer } from '../factories/account.ts'
import { createSeller } from '../factories/catalogue.ts'
import type { AccessRow, World } from './authorization-matrix/access-row.ts'
import { accessRows } from './authorization-matrix/all-rows.ts'
import { wrongRoles } from './authorization-matrix/bearers.ts'
import {
  codeOf,
  expectNothingOf,
  type Matrix,
  openMatrix,
  tableOf,
} from './authorization-matrix/open-matrix.ts'

let matrix: Matrix
let backend: TestBackend
beforeAll(async () => {
  matrix = await openMatrix()
  backend = matrix.backend
})
afterAll(() => matrix.close())

async function newWorld(): Promise<World> {
  const [owner, stranger] = [await createCustomer(backend), await createCustomer(backend)]
  return { backend, owner, stranger }
}

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
    for (const headers of [{}, ...matrix.dead]) {
      const refused = await matrix.send(row, prepared.request, headers)
      expect({ status: refused.status, code: codeOf(refused) }).toEqual({
        status: 401,
        code: 'not_signed_in',
      })
      expect(refused.caching).toContain('no-store')
    }
    const others = [world.stranger.headers, ...(await wrongRoles(backend))]
    if (prepared.operator) {
      const operator = others.pop() ?? {}
      expect((await matrix.send(row, prepared.request, operator)).status).toBe(prepared.operator)
    }
    for (const headers of others) {
      const strange = await matrix.send(row, prepared.request, headers)
      expectNothingOf(prepared, strange)
      if (prepared.unknown) {
        expect(strange.status).toBe(404)
        expect(strange).toEqual(await matrix.send(row, prepared.unknown, headers))
      } else if (prepared.stranger) {
        expect(strange.status).toBe(prepared.stranger)
      } else {
        expect([200, 201, 204]).toContain(strange.status)
      }
    }
    expect(await prepared.stored?.()).toEqual(before)
    const own = await matrix.send(row, prepared.request, world.owner.headers)
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
        const answer = await matrix.send(row, { ...prepared.request, query }, world.stranger.headers)
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

describe('D11 the operators’', () => {
  it.each(tableOf('operator'))('%s', async (_name, row) => {
    const world = await newWorld()
    const prepared = await row.prepare(world)
    const before = await prepared.stored?.()
    for (const headers of [{}, ...matrix.dead])
      expect((await matrix.send(row, prepared.request, headers)).status).toBe(401)
    const sellerId = await createSeller(backend.services.db)
    const seller = await createCustomer(backend, { groups: ['customer', 'seller'], sellerId })
    for (const headers of [world.owner.headers, seller.headers]) {
      const refused = await matrix.send(row, prepared.request, headers)
      expect({ status: refused.status, code: codeOf(refused) }).toEqual({ status: 403, code: 'forbidden' })
      expect(refused.caching).toContain('no-store')
      expectNothingOf(prepared, refused)
    }
    expect(await prepared.stored?.()).toEqual(before)
    const operator = await createCustomer(backend, { groups: ['customer', 'operator'] })
    const own = await matrix.send(row, prepared.request, operator.headers)
    expect({ status: own.status, body: own.body.slice(0, 300) }).toMatchObject({ status: prepared.status })
    expect(own.caching).toContain('no-store')
    if (!prepared.unknown) return
    expect((await matrix.send(row, prepared.unknown, operator.headers)).status).toBe(404)
  })
})

describe('D6 D7 a visitor’s own', () => {
  it.each(tableOf('visitor'))('%s', async (_name, row) => {
    const prepared = await row.prepare(await newWorld())
    const before = await prepared.stored?.()
    const cookie = prepared.request.headers?.cookie ?? ''
    for (const forged of ['', `${cookie.slice(0, -4)}AAAA`]) {
      const strange = await matrix.send(row, { ...prepared.request, headers: { cookie: forged } })
      expect(strange.status).toBe(prepared.status)
      expectNothingOf(prepared, strange)
    }
    expect(await prepared.stored?.()).toEqual(before)
    expect((await matrix.send(row, prepared.request)).status).toBe(prepared.status)
  })
})

describe('everybody’s', () => {
  it.each(tableOf('public'))('%s', async (_name, row) => {
    let prepared = await row.prepare(await newWorld())
    for (const [at, headers] of [{}, ...matrix.dead].entries()) {
      // what changes nothing needs no other world
      if (at > 0 && row.endpoint.method !== 'GET') prepared = await row.prepare(await newWorld())
      const answer = await matrix.send(row, prepared.request, headers)
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
    for (const headers of [{}, world.owner.headers, ...(await wrongRoles(backend)), ...matrix.dead])
      expect((await matrix.send(row, prepared.request, headers)).status).toBe(401)
    expect(await prepared.stored?.()).toEqual(before)
    const headers = { authorization: `Bearer ${backend.services.config.INTERNAL_TOKEN}` }
    expect((await matrix.send(row, prepared.request, headers)).status).toBe(prepared.status)
  })
})

describe('a forged hook', () => {
  it.each(tableOf('provider'))('%s', async (_name, row) => {
    const world = await newWorld()
    const prepared = await row.prepare(world)
    const before = await prepared.stored?.()
    for (const headers of [{}, world.owner.headers])
      expect((await matrix.send(row, prepared.request, headers)).status).toBe(prepared.status)
    expect(await prepared.stored?.()).toEqual(before)
  })
})
