import { endpointUrl } from '@filiera/contract/client'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createCustomer } from '../factories/account.ts'
import { openPaymentScene, type PaymentScene } from '../scenes/payment-scene.ts'
import type { AccessRequest } from './authorization-matrix/access-row.ts'
import { allRows, type MatrixRow } from './authorization-matrix/all-rows.ts'

const ADDRESS = /^(?:username|e-?mail)$/i
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

let scene: PaymentScene
beforeAll(async () => {
  scene = await openPaymentScene()
})
afterAll(() => scene.close())

let clients = 0
/** The whole answer, from an address that nobody else uses, without what tells the time. */
async function ask({ endpoint }: MatrixRow, request: AccessRequest, body: unknown) {
  clients += 1
  const { params = {}, query = {} } = request
  const response = await fetch(scene.backend.url + endpointUrl(endpoint.path, { params, query }), {
    method: endpoint.method,
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.7.0.${clients}` },
    body: JSON.stringify(body),
  })
  const headers = [...response.headers].filter(([name]) => name !== 'date' && name !== 'x-request-id')
  return { status: response.status, headers, text: await response.text() }
}

/** Who registers while paying is told that the address has an account: there is nobody else to mail, and it is counted. */
const TELLS = ['registerCheckout']

it('D18 D19 D20 no call that anybody may make tells whether an address has an account', async () => {
  const { backend } = scene
  const asked: string[] = []
  for (const row of allRows.filter(({ endpoint }) => ['public', 'visitor'].includes(endpoint.access))) {
    const world = {
      backend,
      owner: await createCustomer(backend),
      stranger: await createCustomer(backend),
    }
    const request: AccessRequest = row.endpoint.body ? (await row.prepare(world)).request : {}
    const { body } = request
    const key = isRecord(body) ? Object.keys(body).find((name) => ADDRESS.test(name)) : undefined
    if (!isRecord(body) || !key) continue
    asked.push(row.endpoint.name)
    const secret = ['login', 'loginSeller'].includes(row.endpoint.name)
      ? { password: 'not the password' }
      : {}
    const known = await ask(row, request, { ...body, ...secret, [key]: world.owner.email })
    const unknown = await ask(row, request, {
      ...body,
      ...secret,
      [key]: `nobody-${row.endpoint.name}@example.com`,
    })
    if (TELLS.includes(row.endpoint.name)) expect([known.status, unknown.status]).toEqual([409, 200])
    else expect({ name: row.endpoint.name, ...known }).toEqual({ name: row.endpoint.name, ...unknown })
  }
  for (const name of ['login', 'register', 'resendConfirmation', 'requestPasswordReset', ...TELLS])
    expect(asked).toContain(name)
})
