import type { Result } from '@filiera/contract/client'
import { isEmail } from '@filiera/domain/places/email'

/** What the form of an alert shows: done and how, or what failed with what was typed. `late`: there is no reason to wait any more. */
export type AlertAnswer = {
  status?: 'confirmation_sent' | 'subscribed'
  failure?: 'email' | 'late' | 'many' | 'failed'
  email?: string
}

const failures = { invalid_body: 'email', conflict: 'late', rate_limited: 'many' } as const

/** Asks for an alert on behalf of the visitor, with what the form holds: `ask` makes the call. */
export async function askAlert(
  form: FormData,
  ask: (typed: {
    email?: string
    website?: string
  }) => Promise<Result<{ status: 'confirmation_sent' | 'subscribed' }>>,
): Promise<AlertAnswer> {
  const read = (name: string) => String(form.get(name) ?? '').trim()
  const [email, website] = [read('email'), read('website')]
  if (email && !isEmail(email)) return { failure: 'email', email }
  const asked = await ask({ ...(email && { email }), ...(website && { website: website.slice(0, 500) }) })
  if (asked.ok) return { status: asked.value.status }
  const failure = Object.entries(failures).find(([code]) => code === asked.problem.code)?.[1] ?? 'failed'
  return { failure, email }
}
