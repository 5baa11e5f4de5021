import type { BackendCall } from '@filiera/contract/client'
import { createStockAlert } from '@filiera/contract/content/newsletter'
import type { Language } from '@filiera/domain/languages'
import { isEmail } from '@filiera/domain/places/email'

/** What the form shows: done and how, or what failed with what was typed. */
export type StockAlertAnswer = {
  status?: 'confirmation_sent' | 'subscribed'
  failure?: 'email' | 'back' | 'many' | 'failed'
  email?: string
}

/** Asks for the mail of a product's return, on behalf of the visitor. */
export async function askStockAlert(
  call: BackendCall,
  id: string,
  form: FormData,
  locale: Language,
): Promise<StockAlertAnswer> {
  const read = (name: string) => String(form.get(name) ?? '').trim()
  const [email, website] = [read('email'), read('website')]
  if (email && !isEmail(email)) return { failure: 'email', email }
  const asked = await call(createStockAlert, {
    params: { id },
    body: { locale, ...(email && { email }), ...(website && { website: website.slice(0, 500) }) },
  })
  if (asked.ok) return { status: asked.value.status }
  const failures = { invalid_body: 'email', conflict: 'back', rate_limited: 'many' } as const
  const failure = Object.entries(failures).find(([code]) => code === asked.problem.code)?.[1] ?? 'failed'
  return { failure, email }
}
