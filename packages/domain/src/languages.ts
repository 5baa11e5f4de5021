/** Interface and content languages (specification §1); Italian is the fallback. */
export const languages = ['it', 'en', 'es'] as const
export type Language = (typeof languages)[number]
export const fallbackLanguage: Language = 'it'

/** The same text in every language. */
export type Texts = Readonly<Record<Language, string>>

export function isLanguage(text: string): text is Language {
  return languages.some((language) => language === text)
}

/** Each language in its own words. */
export const languageNames: Texts = { it: 'Italiano', en: 'English', es: 'Español' }
