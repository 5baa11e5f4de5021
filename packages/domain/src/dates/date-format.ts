import type { Language } from '../languages.ts'

const formats = new Map<string, Intl.DateTimeFormat>()

/**
 * The date format of a language (English as in Europe: the day first), or of `sv`, which writes ISO 8601. It is made at its first use and
 * kept: making one takes as long as a hundred dates, and the first one of all takes a browser 40 ms, so pages that are read by everybody
 * get their dates written by the server.
 */
export function dateFormat(
  language: Language | 'sv',
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  const locale = language === 'en' ? 'en-GB' : language
  const key = locale + JSON.stringify(options)
  const known = formats.get(key)
  if (known) return known
  const format = new Intl.DateTimeFormat(locale, options)
  formats.set(key, format)
  return format
}

/** A date format in Italian time, which the shop keeps on the server, in every browser and wherever a seller sits. */
export const italianFormat = (language: Language, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  dateFormat(language, { timeZone: 'Europe/Rome', ...options })
