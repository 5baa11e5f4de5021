import { fallbackLanguage, isLanguage, type Language } from '@filiera/domain/languages'

/** Language of an address: the first segment, Italian when there is none (decision 2). */
export function languageOfPath(pathname: string): Language {
  const first = pathname.split('/', 2)[1]?.replace(/\.data$/, '') ?? ''
  return isLanguage(first) && first !== fallbackLanguage ? first : fallbackLanguage
}

/** The address without its language: `/en/cart` → `/cart`, `/es` → `/`. */
export function pathWithoutLanguage(pathname: string): string {
  const language = languageOfPath(pathname)
  if (language === fallbackLanguage) return pathname
  return pathname.slice(language.length + 1) || '/'
}

/** The address of a page in a language: `localPath('en', '/cart')` → `/en/cart`. */
export function localPath(language: Language, path: string): string {
  if (language === fallbackLanguage) return path
  return path === '/' ? `/${language}` : `/${language}${path}`
}
