import type { Language } from '@filiera/domain/languages'

/** Who signs when the account has no name. */
const nameless: Readonly<Record<Language, string>> = { it: 'Cliente', en: 'Customer', es: 'Cliente' }
/** Longest first name shown, in characters. */
const MAX_LENGTH = 40

export type KnownName = { name: string; firstName?: string | undefined; lastName?: string | undefined }

const clean = (text: string | undefined) => (text ?? '').replace(/[\p{Cc}\s]+/gu, ' ').trim()

/** First name and initial: from the profile, else from the account's name; null without one. Never an e-mail address. */
export function signature({ name, firstName, lastName }: KnownName): string | null {
  const words = clean(name).split(' ')
  const first = clean(firstName) || (words[0] ?? '')
  const last = clean(lastName) || (clean(firstName) ? '' : words.slice(1).join(' '))
  if (first === '' || first.includes('@')) return null
  const initial = Array.from(last)[0]
  const shown = Array.from(first).slice(0, MAX_LENGTH).join('')
  return initial ? `${shown} ${initial.toUpperCase()}.` : shown
}

/** What reviews show: the signature, or a neutral word. */
export const authorName = (known: KnownName, language: Language): string =>
  signature(known) ?? nameless[language]
