import type { z } from 'zod'

/** A refused control call; the message names the field. */
export class ControlError extends Error {
  readonly status: number

  constructor(status: number, field: string, message: string) {
    super(`${field}: ${message}`)
    this.status = status
  }
}

/** Reads a control body. Throws a 400 naming the wrong field. */
export function readControl<T>(schema: z.ZodType<T>, body: unknown): T {
  const parsed = schema.safeParse(body ?? {})
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw new ControlError(400, issue?.path.join('.') || 'body', issue?.message ?? 'not valid')
}
