import type { Result } from '@filiera/contract/client'
import { isEmail } from '@filiera/domain/places/email'
import { data } from 'react-router'

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
) {
  const read = (name: string) => String(form.get(name) ?? '').trim()
  const [email, website] = [read('email'), read('website')]
  if (email && !isEmail(email)) return data<AlertAnswer>({ failure: 'email', email }, { status: 422 })
  const asked = await ask({ ...(email && { email }), ...(website && { website: website.slice(0, 500) }) })
  if (asked.ok) return data<AlertAnswer>({ status: asked.value.status })
  const { code, status } = asked.problem
  const failure = Object.entries(failures).find(([known]) => known === code)?.[1] ?? 'failed'
  return data<AlertAnswer>({ failure, email }, { status })
}
