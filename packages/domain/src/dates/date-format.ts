const formats = new Map<string, Intl.DateTimeFormat>()

/**
 * The date format of a locale, made at its first use and kept. Making one takes as long as a hundred dates, and the first
 * one of all takes a browser 40 ms: pages that are read by everybody get their dates written by the server.
 */
export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = locale + JSON.stringify(options)
  const known = formats.get(key)
  if (known) return known
  const format = new Intl.DateTimeFormat(locale, options)
  formats.set(key, format)
  return format
}
