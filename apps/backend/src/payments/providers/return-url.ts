import { fallbackLanguage, type Language } from '@filiera/domain/languages'

/**
 * Where the provider sends the customer back, built from configuration and language, never from a request (payments reference §5).
 * @param path with a query, so that the provider appends with `&`
 */
export function returnUrl(publicUrl: string, locale: Language, path: string): string {
  const prefix = locale === fallbackLanguage ? '' : `/${locale}`
  return `${publicUrl.replace(/\/$/, '')}${prefix}${path}`
}
