import type { Endpoint } from '@filiera/contract/endpoint'
import fc from 'fast-check'
import { z } from 'zod'
import type { AccessRequest } from '../authorization-matrix/access-row.ts'
import { changed, type Path, placesOf } from '../body-faults.ts'
import { hostileBytes, hostileJson, hostileText } from './hostile-values.ts'

/** Who sends a request: whose it is, people with other roles, nobody, and a bearer that opens nothing. */
export const senders = ['owner', 'stranger', 'customer', 'seller', 'visitor', 'forged'] as const
export type Sender = (typeof senders)[number]

/** One request as it goes over the wire. */
export type HostileRequest = {
  sender: Sender
  method: string
  path: string
  headers: Readonly<Record<string, string>>
  body: string | Buffer | null
}

type JsonSchema = { [key: string]: unknown }
const isSchema = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const schemaOf = (shape: z.ZodType | undefined): JsonSchema =>
  shape ? z.toJSONSchema(shape, { io: 'input', unrepresentable: 'any' }) : {}

/** Every place that a body may have, those it has not today included. */
function declaredPlaces(schema: JsonSchema, path: Path = []): Path[] {
  if (path.length > 4) return []
  const kinds = [schema.anyOf, schema.allOf, schema.oneOf].flat().filter(isSchema)
  const inner = Object.entries(isSchema(schema.properties) ? schema.properties : {})
  return [
    ...kinds.flatMap((kind) => declaredPlaces(kind, path)),
    ...(isSchema(schema.items) ? declaredPlaces(schema.items, [...path, 0]) : []),
    ...inner.flatMap(([key, value]) => [
      [...path, key],
      ...(isSchema(value) ? declaredPlaces(value, [...path, key]) : []),
    ]),
  ]
}

/** The right body with up to three places changed, taken away or added; or whatever else. */
function hostileBody(endpoint: Endpoint, body: unknown): fc.Arbitrary<string | Buffer> {
  const places = [...placesOf(body), ...declaredPlaces(schemaOf(endpoint.body))]
  const place = fc.oneof(
    { weight: 9, arbitrary: fc.constantFrom<Path>(...places, ['unheardOf']) },
    { weight: 1, arbitrary: fc.constantFrom<Path>(['__proto__'], ['constructor'], ['toString']) },
  )
  const value = fc.oneof(
    { weight: 5, arbitrary: hostileJson },
    { weight: 1, arbitrary: fc.constant(undefined) },
  )
  const change = fc
    .array(fc.tuple(place, value), { minLength: 1, maxLength: 3 })
    .map((changes) =>
      changes.reduce<unknown>((made, [path, wrong]) => changed(made, path, wrong), body ?? {}),
    )
  return fc.oneof(
    { weight: 12, arbitrary: change.map((made) => JSON.stringify(made)) },
    { weight: 2, arbitrary: fc.constantFrom(...hostileBytes) },
    { weight: 1, arbitrary: hostileJson.map((made) => JSON.stringify(made)) },
    { weight: 1, arbitrary: fc.constant(JSON.stringify(body ?? {})) },
  )
}

/** A form with something wrong around its file. */
function hostileForm({ field }: { field: string }): fc.Arbitrary<string | Buffer> {
  const part = (name: string, file: string, text: string) =>
    `--edge\r\ncontent-disposition: form-data; name="${name}"; filename="${file}"\r\n\r\n${text}\r\n`
  const named = fc
    .tuple(fc.constantFrom(field, '__proto__', ''), hostileText, hostileText)
    .map((texts) => `${part(...texts)}--edge--\r\n`)
  return fc.oneof(
    { weight: 3, arbitrary: named },
    { weight: 1, arbitrary: fc.constantFrom('', '--edge', '--edge--', part(field, 'a', 'x').repeat(20)) },
    { weight: 1, arbitrary: fc.constantFrom(...hostileBytes) },
  )
}

/** Escaped for an address; a part that no UTF-8 gives comes in as it is. */
const inAddress = fc.oneof(
  {
    weight: 6,
    arbitrary: hostileText.map((text) => encodeURIComponent(text.toWellFormed().slice(0, 9_000))),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom('%ff', '%c0%af', '%ed%a0%80', '%', '%0', '%zz', '%u0041', '+', '%2f'),
  },
)

/** The path with its parts as they are, or with others. */
function hostilePath(
  { path, params }: Endpoint,
  { params: right = {} }: AccessRequest,
): fc.Arbitrary<string> {
  const parts = Object.keys(params?.shape ?? {}).map((name) => {
    const kept = fc.constant(encodeURIComponent(right[name] ?? '1'))
    return fc
      .oneof({ weight: 5, arbitrary: kept }, { weight: 1, arbitrary: inAddress })
      .map((value): [string, string] => [name, value || '-'])
  })
  return fc.tuple(...parts).map((values) => {
    const named = new Map(values)
    return path.replace(/:(\w+)/g, (_, name: string) => named.get(name) ?? '1')
  })
}

/** The right query with some keys more, wrong or repeated. */
function hostileQuery({ query }: Endpoint, { query: right = {} }: AccessRequest): fc.Arbitrary<string> {
  const base = Object.entries(right).map((entry) => entry.map(encodeURIComponent).join('='))
  const { properties } = schemaOf(query)
  const entries = Object.entries(isSchema(properties) ? properties : {}).map(([key, schema]) => {
    const choices = isSchema(schema) && Array.isArray(schema.enum) ? schema.enum.map(String) : ['1', '2']
    const value = fc.oneof(fc.constantFrom(...choices).map(encodeURIComponent), inAddress)
    return value.map((text) => `${encodeURIComponent(key)}=${text}`)
  })
  const odd = fc.constantFrom(
    '__proto__=1',
    'constructor[prototype]=1',
    'lang[]=it',
    '=',
    '&&&',
    'shop=0',
    '%=%',
  )
  const added = fc.array(fc.oneof(...entries, ...entries, odd), { minLength: 1, maxLength: 3 })
  const repeated = entries.map((entry) => entry.map((one) => Array(150).fill(one)))
  return fc
    .oneof(
      { weight: 6, arbitrary: entries.length > 0 ? added : fc.constant([]) },
      { weight: 1, arbitrary: added },
      { weight: 1, arbitrary: fc.oneof(fc.constant([]), ...repeated) },
      { weight: 2, arbitrary: fc.constant([]) },
    )
    .map((more) => [...base, ...more].join('&'))
}

const wrongHeaders: readonly Readonly<Record<string, string>>[] = [
  { 'if-match': '*' },
  { 'if-match': '"1"' },
  { 'if-match': 'W/"1", "2", rubbish' },
  { 'if-match': `"${'9'.repeat(400)}"` },
  { 'if-none-match': '"x", *, W/"' },
  { 'content-type': 'text/plain' },
  { 'content-type': 'application/json; charset=utf-16' },
  { 'content-type': 'application/json;;;=' },
  { 'content-type': 'application/xml' },
  { 'content-type': 'multipart/form-data' },
  { 'content-type': `multipart/form-data; boundary=${'b'.repeat(300)}` },
  { 'content-type': '/' },
  { cookie: 'cart=; cart=x.y; filiera_session=__proto__' },
  { cookie: `cart=${'%'.repeat(3_000)}` },
  { cookie: 'a;b==;;=c;\u00ff="' },
  { 'content-encoding': 'gzip' },
  { 'accept-language': '*;q=nan,,,' },
  { accept: 'application/xml' },
  { range: 'bytes=9-1,-0' },
  { 'idempotency-key': 'x'.repeat(5_000) },
  { 'idempotency-key': '\u00e8' },
  { 'x-page-language': 'xx' },
  { 'x-request-id': '../../\u00ff' },
  { 'x-forwarded-for': 'not, an, address' },
  { 'if-modified-since': 'never' },
  { origin: 'null' },
  { 'last-event-id': '-1' },
  { authorization: 'Bearer ' },
  { authorization: `Basic ${'A'.repeat(2_000)}` },
]

/** Requests to an endpoint that are nearly right, each wrong in something. @param right a call that the owner may make */
export function hostileRequest(endpoint: Endpoint, right: AccessRequest): fc.Arbitrary<HostileRequest> {
  const { method, upload } = endpoint
  const takesBody = endpoint.body !== undefined || method !== 'GET'
  const body = upload ? hostileForm(upload) : hostileBody(endpoint, right.body)
  const type = upload ? 'multipart/form-data; boundary=edge' : 'application/json'
  return fc
    .record({
      sender: fc.oneof(
        { weight: 5, arbitrary: fc.constant<Sender>('owner') },
        { weight: 2, arbitrary: fc.constantFrom(...senders) },
      ),
      path: hostilePath(endpoint, right),
      query: hostileQuery(endpoint, right),
      wrong: fc.oneof(
        { weight: 4, arbitrary: fc.constant({}) },
        { weight: 1, arbitrary: fc.constantFrom(...wrongHeaders) },
      ),
      body: takesBody ? body : fc.constant(null),
    })
    .map(({ sender, path, query, wrong, body: sent }) => ({
      sender,
      method,
      path: query ? `${path}?${query}` : path,
      headers: { ...right.headers, ...(sent === null ? {} : { 'content-type': type }), ...wrong },
      body: sent,
    }))
}
