import type { Endpoint } from '@filiera/contract/endpoint'

/** A right body with one thing wrong, and the path of the field that must be named. */
export type BodyFault = { fault: string; field: string; body: unknown }

export type Path = readonly (string | number)[]

/** Longer than any field may be, shorter than the largest body. */
const TOO_LONG = 'x'.repeat(60_000)
/** No text of the shop holds it: neither a database nor a mail takes it. */
const WRONG_ALPHABET = 'a\u0000b'

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Every place of a body, containers included, the body itself not. */
export function placesOf(value: unknown, path: Path = []): Path[] {
  const inner = Array.isArray(value)
    ? value.slice(0, 1).flatMap((entry) => placesOf(entry, [...path, 0]))
    : isRecord(value)
      ? Object.entries(value).flatMap(([key, entry]) => placesOf(entry, [...path, key]))
      : []
  return path.length > 0 ? [path, ...inner] : inner
}

const at = (body: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (value, key) =>
      Array.isArray(value) ? value[Number(key)] : isRecord(value) ? value[String(key)] : undefined,
    body,
  )

/** The body with another value at a path; `undefined` takes the field away. */
export function changed(body: unknown, path: Path, value: unknown): unknown {
  const copy: unknown = structuredClone(body)
  const parent = at(copy, path.slice(0, -1))
  const key = path.at(-1)
  if (Array.isArray(parent)) parent[Number(key)] = value
  else if (isRecord(parent) && value === undefined) delete parent[String(key)]
  else if (isRecord(parent)) parent[String(key)] = value
  return copy
}

/** A password is whatever its owner types (the checklist's D26). */
const isPassword = (path: Path) => /password$/i.test(String(path.at(-1)))

/** Of another type than the value; null and nested lists are no value of any field. */
const otherType = (value: unknown): unknown =>
  isRecord(value) || Array.isArray(value) ? 'text' : { nested: [[]] }

/** Each field of a right body made wrong in each way, one at a time. A field that may be absent is not missing. */
export function bodyFaults({ body: shape }: Endpoint, body: unknown): BodyFault[] {
  const may = (candidate: unknown) => shape?.safeParse(candidate).success === true
  return [
    ...placesOf(body).flatMap((path): BodyFault[] => {
      const value = at(body, path)
      const field = path.join('.')
      const fault = (name: string, wrong: unknown) => ({
        fault: name,
        field,
        body: changed(body, path, wrong),
      })
      const absent = fault('missing', undefined)
      return [
        fault('wrong type', otherType(value)),
        ...(typeof path.at(-1) === 'string' && !may(absent.body) ? [absent] : []),
        ...(typeof value === 'string' ? [fault('too long', TOO_LONG)] : []),
        ...(typeof value === 'string' && !isPassword(path) ? [fault('wrong alphabet', WRONG_ALPHABET)] : []),
        ...(Array.isArray(value) ? [] : [fault('given twice', [value, value])]),
      ]
    }),
    ...(isRecord(body) ? [{ fault: 'unknown', field: 'unheardOf', body: { ...body, unheardOf: true } }] : []),
  ]
}
