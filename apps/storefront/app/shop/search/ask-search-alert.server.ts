import type { BackendCall } from '@filiera/contract/client'
import { createSearchAlert } from '@filiera/contract/content/newsletter'
import type { Language } from '@filiera/domain/languages'
import { isEmail } from '@filiera/domain/places/email'

/** What the form shows: done and how, or what failed with what was typed. */
export type SearchAlertAnswer = {
  status?: 'confirmation_sent' | 'subscribed'
  failure?: 'email' | 'found' | 'many' | 'failed'
  email?: string
}

const failures = { invalid_body: 'email', conflict: 'found', rate_limited: 'many' } as const

/** Asks for the mail that a search finds something, on behalf of the visitor. */
export async function askSearchAlert(
  call: BackendCall,
  query: string,
  form: FormData,
  locale: Language,
): Promise<SearchAlertAnswer> {
  const read = (name: string) => String(form.get(name) ?? '').trim()
  const [email, website] = [read('email'), read('website')]
  if (!query) return { failure: 'failed', email }
  if (email && !isEmail(email)) return { failure: 'email', email }
  const asked = await call(createSearchAlert, {
    body: { query, locale, ...(email && { email }), ...(website && { website: website.slice(0, 500) }) },
  })
  if (asked.ok) return { status: asked.value.status }
  const failure = Object.entries(failures).find(([code]) => code === asked.problem.code)?.[1] ?? 'failed'
  return { failure, email }
}
