import type { Endpoint } from '@filiera/contract/endpoint'
import { endpoints } from '@filiera/contract/endpoints'
import { problem } from '@filiera/contract/problem'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { buildTestBackend, type TestBackend } from '../build-test-backend.ts'
import { createProduct } from '../factories/catalogue.ts'

/** Pictures have a file name for a path and their own tests. */
const walked = endpoints.filter(
  ({ method, access, path }) => method === 'GET' && access === 'public' && !path.includes('/:file'),
)

/** Values that no parameter may choke on; those of `refused` are wrong wherever they stand. */
const refused: Readonly<Record<string, string>> = {
  NUL: 'a\u0000b',
  'a line break': 'a\nb',
  '10,000 characters': 'x'.repeat(10_000),
}
const odd: Readonly<Record<string, string>> = {
  empty: '',
  'per cent': '%',
  quotes: `'"\`; drop table product; --`,
  '1e9': '1e9',
  'minus one': '-1',
  'a large number': '99999999999999999999',
  'not a number': 'NaN',
  prototype: '__proto__',
  constructor: 'constructor',
  backslash: '\\',
  underscores: '__',
  'lone surrogate': '\ud800',
  emoji: '🫒',
  'regular expression': '(a+)+$',
  json: '{"$ne":null}',
}
/** Slow answers are a way to bring a shop down; this is far above any honest one. */
const SLOW_MS = 10_000

let backend: TestBackend
beforeAll(async () => {
  backend = await buildTestBackend()
  await createProduct(backend.services.db, { titles: { it: 'Olio' } })
})
afterAll(() => backend.close())

const keysOf = (shape: z.ZodObject | undefined) => Object.keys(shape?.shape ?? {})

/** As the links of previews look. */
const LINK = `preview-${'a'.repeat(24)}`

/** A value that a part of the path takes: the first of a list, else 1, which is an id and a name. */
function harmless(shape: unknown): string {
  if (shape instanceof z.ZodEnum) return String(shape.options[0])
  return ['1', LINK].find((value) => shape instanceof z.ZodType && shape.safeParse(value).success) ?? '1'
}

/** The path with a harmless value everywhere but in one parameter. */
function pathOf({ path, params }: Endpoint, param?: string, value = ''): string {
  return path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(name === param ? value : harmless(params?.shape[name])),
  )
}

async function ask(address: string) {
  const started = performance.now()
  const response = await fetch(backend.url + address)
  const body: unknown = await response.json().catch(() => null)
  return { status: response.status, body, tookMs: performance.now() - started }
}

function expectHandled(answer: Awaited<ReturnType<typeof ask>>, field: string, mustRefuse: boolean): void {
  const { status, body, tookMs } = answer
  expect(tookMs).toBeLessThan(SLOW_MS)
  expect(mustRefuse ? [400, 404, 414, 431] : [200, 400, 404]).toContain(status)
  if (status !== 400) return
  const { code, fields } = problem.parse(body)
  expect(code).toBe('bad_request')
  expect((fields ?? []).map((fault) => fault.field.split('.')[0])).toContain(field)
}

const inQuery = (key: string, value: string) => `${encodeURIComponent(key)}=${encodeURIComponent(value)}`

/** What an endpoint cannot be asked without, harmless, but for one parameter. */
const neededBeside = ({ query }: Endpoint, key: string): string =>
  Object.entries(query?.shape ?? {})
    .filter(([name, shape]) => name !== key && !z.safeParse(shape as z.ZodType, undefined).success)
    .map(([name, shape]) => `&${inQuery(name, harmless(shape))}`)
    .join('')
// A lone surrogate cannot stand in an address; browsers send its replacement.
const encodable = Object.entries(odd).map(([name, value]): [string, string] => [name, value.toWellFormed()])

describe.each(
  walked.map((endpoint): [string, Endpoint] => [`${endpoint.method} ${endpoint.path}`, endpoint]),
)('%s', (_name, endpoint) => {
  const queryKeys = keysOf(endpoint.query)
  const addressOf = (key: string, value: string) =>
    `${pathOf(endpoint)}?${inQuery(key, value)}${neededBeside(endpoint, key)}`

  it('D47 names the parameter of the query that is wrong', async () => {
    for (const key of queryKeys) {
      for (const value of Object.values(refused)) expectHandled(await ask(addressOf(key, value)), key, true)
      for (const [, value] of encodable) expectHandled(await ask(addressOf(key, value)), key, false)
    }
  })

  it('names the part of the path that is wrong', async () => {
    for (const key of keysOf(endpoint.params)) {
      for (const value of Object.values(refused))
        expectHandled(await ask(pathOf(endpoint, key, value)), key, true)
      for (const [, value] of encodable) {
        if (value === '') continue
        expectHandled(await ask(pathOf(endpoint, key, value)), key, false)
      }
    }
  })

  it('D48 refuses keys it does not know', async () => {
    for (const key of ['unknown', '__proto__', 'constructor', 'toString', 'lang[]', 'id[$ne]']) {
      const answer = await ask(`${pathOf(endpoint)}?${inQuery(key, '1')}`)
      expect({ key, status: answer.status }).toEqual({ key, status: 400 })
      expectHandled(answer, key, true)
    }
  })

  it('D49 refuses a value a thousand times and one that is too large', async () => {
    for (const key of queryKeys) {
      const many = Array.from({ length: 1000 }, () => inQuery(key, '1')).join('&')
      expectHandled(await ask(`${pathOf(endpoint)}?${many}`), key, true)
      if (['limit', 'start', 'page', 'size'].includes(key)) {
        for (const value of ['100000', '1e9', '-1', '0x10', '1.5', ' 1'])
          expectHandled(await ask(`${pathOf(endpoint)}?${inQuery(key, value)}`), key, true)
      }
    }
  })
})
