import { z } from 'zod'
import { invalid } from './errors.ts'
import { decodeForm } from './form.ts'

/** Reads a form body or a query. Unknown names are refused, which catches typing mistakes (F60). */
export function readParameters<T>(schema: z.ZodType<T>, source: unknown): T {
  const decoded = typeof source === 'string' ? decodeForm(source) : (source ?? {})
  const parsed = schema.safeParse(decoded)
  if (parsed.success) return parsed.data
  const unknown = parsed.error.issues.find((one) => one.code === 'unrecognized_keys')
  if (unknown) {
    const param = bracketed([...unknown.path, unknown.keys[0] ?? ''])
    throw invalid(param, `Received unknown parameter: ${param}`, 'parameter_unknown')
  }
  const [issue] = parsed.error.issues
  const param = bracketed(issue?.path ?? [])
  if (issue?.code === 'invalid_type' && issue.message.includes('undefined')) {
    throw invalid(param, `Missing required param: ${param}.`, 'parameter_missing')
  }
  throw invalid(param, `Invalid ${param}: ${issue?.message ?? 'not valid'}`, 'parameter_invalid')
}

function bracketed(path: readonly PropertyKey[]): string {
  return path.map((part, index) => (index === 0 ? String(part) : `[${String(part)}]`)).join('')
}

/** Numbers and flags as a form carries them. */
export const shapes = {
  cents: z
    .string()
    .regex(/^\d{1,8}$/, 'must be an integer amount of cents')
    .transform(Number),
  seconds: z
    .string()
    .regex(/^\d{1,12}$/, 'must be a Unix time')
    .transform(Number),
  count: z
    .string()
    .regex(/^\d{1,6}$/, 'must be an integer')
    .transform(Number),
  flag: z.enum(['true', 'false']).transform((value) => value === 'true'),
  currency: z
    .string()
    .regex(/^[a-zA-Z]{3}$/, 'must be three letters')
    .transform((value) => value.toLowerCase()),
  metadata: z.record(z.string().max(40), z.string().max(500)).default({}),
  expand: z.array(z.string()).default([]),
}
