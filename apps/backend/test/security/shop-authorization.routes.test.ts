import { permissionsOf, type ShopRole, shopRoles } from '@filiera/domain/shop-roles'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestBackend } from '../build-test-backend.ts'
import { createCustomer } from '../factories/account.ts'
import { createSeller } from '../factories/catalogue.ts'
import { type AccessCase, shopOf, type World } from './authorization-matrix/access-row.ts'
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

/** A world with what a row needs; one for all cases of a row that change nothing in it, and at last for its owner. */
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

/** Whether a role may call a row, and in a suspended shop, too. */
function rightOf({ endpoint }: MatrixRow, role: ShopRole) {
  const asked = endpoint.access === 'seller' ? [endpoint.permission].flat() : []
  const allowed = asked.filter((permission) => permissionsOf(role).includes(permission))
  return {
    mayCall: allowed.length > 0,
    whileSuspended: allowed.some(
      (permission) => permission.endsWith(':read') || permission === 'orders:write',
    ),
  }
}

/** A call of somebody who may make it, in the suspended shop; where that refuses it and nothing changes, again once the shop is open. */
async function sendWhileSuspended(
  row: MatrixRow,
  role: ShopRole,
  shop: string,
  { request, stored }: AccessCase,
  headers: Readonly<Record<string, string>>,
) {
  const before = await stored?.()
  await suspend(shop, true)
  const suspended = await matrix.send(row, request, headers)
  if (rightOf(row, role).whileSuspended) return suspended
  expect(suspended.status).toBe(403)
  expect(await stored?.()).toEqual(before)
  await suspend(shop, false)
  return matrix.send(row, request, headers)
}

async function expectRight(row: MatrixRow, role: ShopRole): Promise<void> {
  const { mayCall } = rightOf(row, role)
  const { world, prepared } = await worldOf(row, mayCall && row.endpoint.method !== 'GET')
  const shop = await shopOf(world)
  const { headers } = await createCustomer(backend, { sellerId: shop, role, audience: 'console' })
  if (mayCall) {
    const isFound = !prepared.permission || permissionsOf(role).includes(prepared.permission)
    const answer = await sendWhileSuspended(row, role, shop, prepared, headers)
    expect(answer.status).toBe(isFound ? prepared.status : 404)
    return
  }
  const before = await prepared.stored?.()
  await suspend(shop, false)
  expect((await matrix.send(row, prepared.request, headers)).status).toBe(403)
  expect(await prepared.stored?.()).toEqual(before)
}

async function expectOwn(row: MatrixRow): Promise<void> {
  const { world, prepared } = await worldOf(row, false)
  await suspend(await shopOf(world), false)
  const before = await prepared.stored?.()
  for (const nobody of [{}, ...matrix.dead])
    expect((await matrix.send(row, prepared.request, nobody)).status).toBe(401)
  for (const outsider of people) {
    const refused = await matrix.send(row, prepared.request, outsider)
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
  const { headers } = world.owner
  const own = rightOf(row, 'owner').whileSuspended
    ? await matrix.send(row, prepared.request, headers)
    : await sendWhileSuspended(row, 'owner', await shopOf(world), prepared, headers)
  expect({ status: own.status, body: own.body.slice(0, 300) }).toMatchObject({ status: prepared.status })
  expect(own.caching).toContain('no-store')
  if (!('audits' in row.endpoint)) return
  const { account_id, action, object_kind } = await lastAudited(world)
  expect({ account_id, action, object_kind }).toEqual({
    account_id: world.owner.accountId,
    action: row.endpoint.name,
    object_kind: row.endpoint.audits,
  })
}

describe.each(tableOf('seller'))('%s', (_name, row) => {
  // what its owner may not do in a suspended shop comes last, for it changes the world that the others share
  const roles = shopRoles.filter((role) => role !== 'owner' || rightOf(row, role).whileSuspended)
  it.each(roles)('is for those of a shop whose role says so: %s', (role) => expectRight(row, role))
  it('D11 is a shop’s own', () => expectOwn(row))
})

describe('who works for several shops', () => {
  it('is in the shop that the query names, and in no other', async () => {
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
