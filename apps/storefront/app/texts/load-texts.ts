import type { Language } from '@filiera/domain/languages'
import { languageOfPath } from './language-path.ts'

/** Loads a set of texts that the router did not bring, in the language of the page on screen. */
export const loadTexts = (set: Readonly<Record<Language, () => Promise<unknown>>>): Promise<unknown> =>
  set[languageOfPath(window.location.pathname)]()

const afterPress = {
  it: () => import('./it/after-press.ts'),
  en: () => import('./en/after-press.ts'),
  es: () => import('./es/after-press.ts'),
}

/** Loads the texts of what appears after a press. */
export const loadAfterPressTexts = () => loadTexts(afterPress)
