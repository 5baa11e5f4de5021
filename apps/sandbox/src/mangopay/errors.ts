import { randomUUID } from 'node:crypto'
import { z } from 'zod'

/** An HTTP error of the provider: nothing was executed (§3.3). */
export class MangopayError extends Error {
  readonly status: number
  readonly type: string
  readonly fields: Record<string, string> | null

  constructor(status: number, type: string, message: string, fields: Record<string, string> | null = null) {
    super(message)
    this.status = status
    this.type = type
    this.fields = fields
  }
}

/** 400 for one field. */
export function fieldError(field: string, message: string): MangopayError {
  const text =
    'One or several required parameters are missing or incorrect. An incorrect resource ID also raises this kind of error.'
  return new MangopayError(400, 'param_error', text, { [field]: message })
}

/** 404, with the provider's own spelling. */
export function notFound(id: string): MangopayError {
  return new MangopayError(404, 'ressource_not_found', 'The ressource does not exist', {
    RessourceNotFound: `Cannot found the ressource ${id}`,
  })
}

/** The error document. `nowSeconds` is Unix time. */
export function errorBody(error: MangopayError, nowSeconds: number): object {
  const { message: Message, type: Type, fields: errors } = error
  return { Message, Type, Id: randomUUID(), Date: nowSeconds, errors }
}

/** Reads a request body. Throws `param_error` naming every wrong field. */
export function parseBody<T>(schema: z.ZodType<T>, body: unknown): T {
  const parsed = schema.safeParse(body ?? {})
  if (parsed.success) return parsed.data
  const fields = Object.fromEntries(
    parsed.error.issues.map((issue) => {
      const name = issue.path.join('.') || 'Body'
      const missing = issue.code === 'invalid_type' && issue.message.includes('undefined')
      return [name, missing ? `The ${name} field is required.` : issue.message]
    }),
  )
  const text =
    'One or several required parameters are missing or incorrect. An incorrect resource ID also raises this kind of error.'
  throw new MangopayError(400, 'param_error', text, fields)
}

const cents = z.int().max(Number.MAX_SAFE_INTEGER)
const currency = z.string().regex(/^[A-Z]{3}$/, 'The currency must be three capital letters')

/** Shapes that many bodies share. Amounts are integer minor units. */
export const shapes = {
  currency,
  money: z.object({ Currency: currency, Amount: cents.min(0) }),
  signedMoney: z.object({ Currency: currency, Amount: cents }),
  id: z.string().min(1).max(128),
  tag: z
    .string()
    .max(255)
    .nullish()
    .transform((tag) => tag ?? null),
  returnUrl: z.url({ protocol: /^https?$/ }).max(255),
  statementDescriptor: z
    .string()
    .regex(/^[A-Za-z0-9 ]{0,10}$/, 'At most 10 letters, digits and spaces')
    .nullish(),
  culture: z.string().regex(/^[A-Za-z]{2}$/, 'The culture must be two letters'),
  secureMode: z.enum(['DEFAULT', 'FORCE', 'NO_CHOICE']).default('DEFAULT'),
  browser: z.object({
    AcceptHeader: z.string().min(1),
    JavaEnabled: z.boolean(),
    Language: z.string().min(1),
    ColorDepth: z.int(),
    ScreenHeight: z.int(),
    ScreenWidth: z.int(),
    TimeZoneOffset: z.union([z.int(), z.string().regex(/^[+-]?\d{1,4}$/)]),
    UserAgent: z.string().min(1),
    JavascriptEnabled: z.boolean(),
  }),
}
