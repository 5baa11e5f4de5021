import { endpointUrl } from '@filiera/contract/client'
import { expect } from 'vitest'
import type { TestBackend } from '../../build-test-backend.ts'
import { openPaymentScene } from '../../scenes/payment-scene.ts'
import type { AccessCase, AccessRequest } from './access-row.ts'
import { allRows, type MatrixRow } from './all-rows.ts'
import { deadBearers } from './bearers.ts'

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

export const codeOf = ({ body }: Answer): unknown => JSON.parse(body).code

/** Nothing of what the owner alone may see. */
export function expectNothingOf({ secrets = [] }: AccessCase, answer: Answer): void {
  for (const secret of secrets) expect(answer.body).not.toContain(secret)
}

/** Rows of one kind of caller, by the names of their calls. */
export const tableOf = (access: string) =>
  allRows
    .filter(({ endpoint }) => endpoint.access === access)
    .map((row): [string, MatrixRow] => [row.endpoint.name, row])

let clients = 0

/** One call from an address of its own, so that no limit of another row counts here. */
async function send(
  backend: TestBackend,
  row: MatrixRow,
  request: AccessRequest,
  headers: Headers_,
): Promise<Answer> {
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

/** Who may call what is decided before the statements of an endpoint, and alike on both engines: every cell is tried on the server alone. */
const isWhole = process.env.TEST_ENGINE === 'postgres'

/** A backend with payments, and the bearers that open nothing any more (one of them on the embedded database). */
export async function openMatrix() {
  const { backend, close } = await openPaymentScene()
  const dead = Object.values(await deadBearers(backend))
  return {
    backend,
    close,
    dead: isWhole ? dead : dead.slice(-1),
    send: (row: MatrixRow, request: AccessRequest, headers: Headers_ = {}) =>
      send(backend, row, request, headers),
  }
}

export type Matrix = Awaited<ReturnType<typeof openMatrix>>
