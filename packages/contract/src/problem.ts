import { z } from 'zod'

/** Every failure code of the product with its HTTP status: the one table (decision 4). */
export const problemStatus = {
  bad_request: 400,
  card_number_refused: 400,
  not_signed_in: 401,
  wrong_credentials: 401,
  forbidden: 403,
  email_not_confirmed: 403,
  wrong_password: 403,
  password_needed: 403,
  not_bought: 403,
  origin_refused: 403,
  not_found: 404,
  method_not_allowed: 405,
  request_timeout: 408,
  conflict: 409,
  already_registered: 409,
  already_reviewed: 409,
  choose_password: 409,
  open_orders: 409,
  last_owner: 409,
  sold_out: 409,
  cart_empty: 409,
  cart_changed: 409,
  not_deliverable: 409,
  seller_not_payable: 409,
  expired: 409,
  in_progress: 409,
  illegal_transition: 409,
  unsafe_lot: 409,
  idempotency_conflict: 409,
  payment_error: 409,
  too_many_attempts: 409,
  changed_meanwhile: 412,
  too_large: 413,
  uri_too_long: 414,
  unsupported_media_type: 415,
  wrong_host: 421,
  invalid_body: 422,
  invalid_token: 422,
  card_registration_error: 422,
  version_required: 428,
  rate_limited: 429,
  login_paused: 429,
  headers_too_large: 431,
  internal: 500,
  provider_unavailable: 502,
  unavailable: 503,
} as const

export type ProblemCode = keyof typeof problemStatus
export const problemCodes = Object.keys(problemStatus) as [ProblemCode, ...ProblemCode[]]

/** The `type` of a problem (RFC 9457): one address a code, the same from both servers. */
export const problemType = (code: ProblemCode): string => `https://filiera.example/problems/${code}`

export const fieldProblem = z.object({
  /** Dotted path, e.g. `items.0.quantity`. */
  field: z.string(),
  message: z.string(),
})
export type FieldProblem = z.infer<typeof fieldProblem>

/** A line of the cart that is no longer as the customer saw it; prices of one piece in euros. */
export const changedLine = z.object({
  productId: z.string(),
  title: z.string(),
  /** Pieces in the cart. */
  quantity: z.int(),
  /** Pieces that can be had (at most 99); 0 when none. */
  maxQuantity: z.int(),
  price: z.number(),
  /** What the customer saw: as the call says it, else the price when the line was added; null for a line that the call does not know. */
  priceBefore: z.number().nullable(),
})
export type ChangedLine = z.infer<typeof changedLine>

/**
 * RFC 9457 problem details (decision 4). `fields` names what is wrong; `products` the lines concerned by a stock or delivery conflict;
 * `lines` what changed of the cart since the customer saw it; `orders` the orders that stand in the way.
 */
export const problem = z
  .object({
    type: z.string(),
    status: z.int(),
    title: z.string(),
    detail: z.string(),
    code: z.enum(problemCodes),
    fields: z.array(fieldProblem).optional(),
    products: z.array(z.string()).optional(),
    lines: z.array(changedLine).optional(),
    orders: z.array(z.string()).optional(),
    /** Why a payment could not start, with `payment_error`. */
    reason: z.string().optional(),
    /** Seconds after which a 429 or 503 is worth repeating. */
    retryAfterSeconds: z.int().optional(),
    /** With `changed_meanwhile`: who changed it and when, and what is there now of the fields that were sent. */
    changed: z
      .object({ by: z.string(), at: z.string(), current: z.record(z.string(), z.unknown()) })
      .optional(),
    requestId: z.string().optional(),
  })
  .meta({ id: 'Problem' })
export type Problem = z.infer<typeof problem>
