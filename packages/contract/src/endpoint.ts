import type { ShopPermission } from '@filiera/domain/shop-roles'
import type { z } from 'zod'
import type { ProblemCode } from './problem.ts'

/**
 * Who may call an endpoint. `public` everybody, same answer · `visitor` everybody, bound to the signed cookie · `customer` a session ·
 * `console` a session of the console · `seller` the same, with a role in the shop of the query that allows it · `operator` one of our people ·
 * `internal` the storefront's token · `provider` a payment provider's hook.
 */
export type Access =
  | 'public'
  | 'visitor'
  | 'customer'
  | 'console'
  | 'seller'
  | 'operator'
  | 'internal'
  | 'provider'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** What a call of the console changes, as its audit log names it. */
export type AuditedKind =
  | 'order'
  | 'photo'
  | 'certificate'
  | 'product'
  | 'job'
  | 'orders_export'
  | 'stock'
  | 'member'
  | 'shop'
  | 'review'
  | 'template'
  | 'view'

/** What a call needs of the caller's role in a shop: one of them where there are several. */
export type NeededPermission = ShopPermission | readonly ShopPermission[]

/** One call of the backend: validation, serialisation, OpenAPI and the typed client all come from here. */
export type Endpoint = {
  /** Unique name, also the OpenAPI operation id. */
  name: string
  /** Backend path with `:params`. The storefront serves the exposed ones under `/api` + path. */
  path: string
  summary: string
  /** Group in the documentation. */
  tag: string
  /** Reachable from the browser through the storefront's `/api`. */
  exposed: boolean
  params?: z.ZodObject
  query?: z.ZodObject
  headers?: z.ZodObject
  body?: z.ZodType
  /** A multipart body with exactly one file: the name of its form field and the most bytes it may have. */
  upload?: { field: string; maxBytes: number }
  /** Answer by status; null for an empty one. The first one is the success of the typed client. */
  answers: Readonly<Record<number, z.ZodType | null>>
  /** Type of an answer that is no JSON: a file, a stream. */
  media?: string
  problems: readonly ProblemCode[]
} & (
  | { access: Exclude<Access, 'seller'>; method: Method }
  /** What the caller's role must allow in the shop that `?shop=` names; who works for one shop only need not name it. */
  | { access: 'seller'; permission: NeededPermission; method: 'GET' }
  /** What it changes is written to the audit log (`audit.store.ts`). */
  | {
      access: 'seller'
      permission: NeededPermission
      method: Exclude<Method, 'GET'>
      audits: AuditedKind
      /** Whether who calls must have given the password in the last minutes, else `password_needed`. */
      asksPassword?: true
    }
)

/** Declares an endpoint and keeps its exact type. */
export function endpoint<const E extends Endpoint>(declaration: E): E {
  return declaration
}

type Output<S> = S extends z.ZodType ? z.output<S> : undefined
type Input<S> = S extends z.ZodType ? z.input<S> : undefined

/** What the caller of an endpoint hands over; absent parts are not asked for. */
export type EndpointInput<E extends Endpoint> = (E extends { params: infer P }
  ? { params: Input<P> }
  : unknown) &
  (E extends { query: infer Q } ? { query?: Input<Q> } : unknown) &
  (E extends { upload: object } ? { file: Blob } : unknown) &
  (E extends { body: infer B } ? { body: Input<B> } : unknown)

/** What the handler of an endpoint receives after validation. */
export type EndpointRequest<E extends Endpoint> = {
  params: E extends { params: infer P } ? Output<P> : undefined
  query: E extends { query: infer Q } ? Output<Q> : undefined
  body: E extends { body: infer B } ? Output<B> : undefined
}

/** What a successful call answers: the union of its declared answers. */
export type EndpointAnswer<E extends Endpoint> = {
  [S in keyof E['answers']]: Output<E['answers'][S]>
}[keyof E['answers']]
