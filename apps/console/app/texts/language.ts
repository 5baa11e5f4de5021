import { fallbackLanguage, isLanguage, type Language } from '@filiera/domain/languages'
import { readChoice, writeChoice } from '../browser/stored.ts'

const NAME = 'language'

/** The language that was chosen in this browser; null before anybody chose. */
export function chosenLanguage(): Language | null {
  const kept = readChoice(NAME)
  return kept && isLanguage(kept) ? kept : null
}

export const storeLanguage = (language: Language): void => writeChoice(NAME, language)

/** Language of the page on screen, as its root element says it. */
export function shownLanguage(): Language {
  const { lang } = document.documentElement
  return isLanguage(lang) ? lang : fallbackLanguage
}
