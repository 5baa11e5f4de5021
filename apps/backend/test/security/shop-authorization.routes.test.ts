import { permissionsOf, shopRoles } from '@filiera/domain/shop-roles'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestBackend } from '../build-test-backend.ts'
import { createCustomer } from '../factories/account.ts'
import { createSeller } from '../factories/catalogue.ts'
import { shopOf, type World } from './authorization-matrix/access-row.ts'
import { allRows, type MatrixRow } from './authorization-matrix/all-rows.ts'
import { outsiders } from './authorization-matrix/bearers.ts'
import {
  codeOf,
  expectNothingOf,
  type Matrix,
  openMatrix,
  tableOf,
} from './authorization-matrix/open-matrix.ts'

let matrix: Matrix
let backend: TestBackend
let people: Awaited<ReturnType<typeof outsiders>>
beforeAll(async () => {
  matrix = await openMatrix()
  backend = matrix.backend
  people = await outsiders(backend)
})
afterAll(() => matrix.close())

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

/** A world with what a row needs; one for all cases of a row that change nothing in it. */
const shared = new Map<MatrixRow, ReturnType<typeof prepareWorld>>()
async function prepareWorld(row: MatrixRow) {
  const world = await newShopWorld()
  return { world, prepared: await row.prepare(world) }
}
function worldOf(row: MatrixRow, changes: boolean): ReturnType<typeof prepareWorld> {
  if (changes) return prepareWorld(row)
  const made = shared.get(row) ?? prepareWorld(row)
  shared.set(row, made)
  return made
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
    const { world, prepared } = await worldOf(row, row.endpoint.method !== 'GET')
    const before = await prepared.stored?.()
    for (const headers of [{}, ...matrix.dead])
      expect((await matrix.send(row, prepared.request, headers)).status).toBe(401)
    for (const headers of people) {
      const refused = await matrix.send(row, prepared.request, headers)
      expect({ status: refused.status, code: codeOf(refused) }).toEqual({ status: 403, code: 'forbidden' })
      expect(refused.caching).toContain('no-store')
      expectNothingOf(prepared, refused)
    }
    const strange = await matrix.send(row, prepared.request, world.stranger.headers)
    expectNothingOf(prepared, strange)
    if (prepared.unknown) {
      expect(strange.status).toBe(404)
      expect(strange).toEqual(await matrix.send(row, prepared.unknown, world.stranger.headers))
    } else expect(strange.status).toBe(prepared.status)
    expect(await prepared.stored?.()).toEqual(before)
    const own = await matrix.send(row, prepared.request, world.owner.headers)
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
    const allowed = (endpoint.access === 'seller' ? [endpoint.permission].flat() : []).filter((permission) =>
      permissionsOf(role).includes(permission),
    )
    const mayCall = allowed.length > 0
    const { world, prepared } = await worldOf(row, mayCall && endpoint.method !== 'GET')
    const before = await prepared.stored?.()
    const isFound = !prepared.permission || permissionsOf(role).includes(prepared.permission)
    const status = isFound ? prepared.status : 404
    const shop = await shopOf(world)
    const member = await createCustomer(backend, { sellerId: shop, role, audience: 'console' })
    await suspend(shop, mayCall)
    const suspended = await matrix.send(row, prepared.request, member.headers)
    const isOpen = allowed.some((permission) => permission.endsWith(':read') || permission === 'orders:write')
    expect(suspended.status).toBe(isOpen ? status : 403)
    if (isOpen) return
    expect(await prepared.stored?.()).toEqual(before)
    if (!mayCall) return
    await suspend(shop, false)
    expect((await matrix.send(row, prepared.request, member.headers)).status).toBe(status)
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
    const ask = (query: Readonly<Record<string, string>>) => matrix.send(list, { query }, owner.headers)
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
    for (const headers of [{}, ...matrix.dead])
      expect((await matrix.send(row, prepared.request, headers)).status).toBe(401)
    const customer = await createCustomer(backend)
    expect((await matrix.send(row, prepared.request, customer.headers)).status).toBe(403)
    expect((await matrix.send(row, prepared.request, world.owner.headers)).status).toBe(prepared.status)
  })

  it('opens no call of the shop’s pages, and those no call of the console', async () => {
    const { owner } = await newShopWorld()
    const called = [...tableOf('customer'), ...tableOf('operator')].filter(
      ([, { endpoint }]) => !endpoint.params,
    )
    expect(called.length).toBeGreaterThan(10)
    for (const [name, row] of called)
      expect({ name, status: (await matrix.send(row, {}, owner.headers)).status }).toEqual({
        name,
        status: 403,
      })
  })
})
