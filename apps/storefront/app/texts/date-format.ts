import type { Language } from '@filiera/domain/languages'

const locales = { it: 'it-IT', en: 'en-GB', es: 'es-ES' } as const
const formats = new Map<string, Intl.DateTimeFormat>()

/** The date format of a language, made once: making one takes as long as a hundred dates. */
export function dateFormat(language: Language, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = language + JSON.stringify(options)
  const known = formats.get(key)
  if (known) return known
  const format = new Intl.DateTimeFormat(locales[language], options)
  formats.set(key, format)
  return format
}
