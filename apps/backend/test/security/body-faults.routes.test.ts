import { endpointUrl } from '@filiera/contract/client'
import type { Endpoint } from '@filiera/contract/endpoint'
import { problem } from '@filiera/contract/problem'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createCustomer } from '../factories/account.ts'
import { createSeller } from '../factories/catalogue.ts'
import { openPaymentScene, type PaymentScene } from '../scenes/payment-scene.ts'
import type { AccessRequest, World } from './authorization-matrix/access-row.ts'
import { allRows, type MatrixRow } from './authorization-matrix/all-rows.ts'
import { type BodyFault, bodyFaults } from './body-faults.ts'

/** Hooks are refused by their signature, whatever they hold (the checklist's D32). */
const written = allRows.filter(({ endpoint }) => endpoint.body && endpoint.access !== 'provider')

let scene: PaymentScene
beforeAll(async () => {
  scene = await openPaymentScene()
})
afterAll(() => scene.close())

/** Two people who may make the call. */
async function newWorld({ access }: Endpoint): Promise<World> {
  const { backend } = scene
  const person = async () => {
    if (access === 'operator') return createCustomer(backend, { groups: ['customer', 'operator'] })
    if (access !== 'seller' && access !== 'console') return createCustomer(backend)
    const sellerId = await createSeller(backend.services.db)
    return createCustomer(backend, { sellerId, audience: 'console' })
  }
  return { backend, owner: await person(), stranger: await person() }
}

function sessionOf({ access }: Endpoint, { backend, owner }: World): Readonly<Record<string, string>> {
  if (access === 'internal') return { authorization: `Bearer ${backend.services.config.INTERNAL_TOKEN}` }
  return access === 'public' || access === 'visitor' ? {} : owner.headers
}

let clients = 0
/** From an address of its own, so that no limit of another call counts here. */
async function send({ endpoint }: MatrixRow, world: World, request: AccessRequest, body: unknown) {
  clients += 1
  const { params = {}, query = {} } = request
  const response = await fetch(world.backend.url + endpointUrl(endpoint.path, { params, query }), {
    method: endpoint.method,
    headers: {
      'x-forwarded-for': `10.9.${clients >> 8}.${clients & 255}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...request.headers,
      ...sessionOf(endpoint, world),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  return { status: response.status, text: await response.text() }
}

const isNamed = (named: string, field: string) =>
  named === field || named.startsWith(`${field}.`) || (named !== '' && field.startsWith(`${named}.`))

function expectRefused(
  { fault, field }: BodyFault,
  { status, text }: { status: number; text: string },
): void {
  const { code, fields = [] } = problem.parse(JSON.parse(text))
  const names = fields.map((entry) => entry.field)
  const isRight = names.some((name) => isNamed(name, field))
  // a way to pay that is not offered is a 400 (§7 "Payment")
  const isKnown = code === 'invalid_body' || code === 'payment_error'
  expect({ fault, field, status, code: isKnown || code, names: isRight ? [field] : names }).toEqual({
    fault,
    field,
    status: code === 'payment_error' ? 400 : 422,
    code: true,
    names: [field],
  })
}

it.each(written.map((row): [string, MatrixRow] => [row.endpoint.name, row]))(
  '%s names what is missing, too long, of a wrong type or alphabet, given twice or unknown; said twice it is no fault',
  async (_name, row) => {
    const world = await newWorld(row.endpoint)
    const { request, stored } = await row.prepare(world)
    const before = await stored?.()
    const faults = bodyFaults(row.endpoint, request.body ?? {})
    expect(faults.length).toBeGreaterThan(0)
    for (const fault of faults) expectRefused(fault, await send(row, world, request, fault.body))
    expect(await stored?.()).toEqual(before)
    for (let time = 0; time < 2; time++) {
      const { status, text } = await send(row, world, request, request.body)
      if (status >= 400) expect(row.endpoint.problems).toContain(problem.parse(JSON.parse(text)).code)
      else expect(Object.keys(row.endpoint.answers)).toContain(String(status))
    }
  },
)
