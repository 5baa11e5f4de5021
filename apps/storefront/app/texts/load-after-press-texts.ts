import { languageOfPath } from './language-path.ts'

const sets = {
  it: () => import('./it/after-press.ts'),
  en: () => import('./en/after-press.ts'),
  es: () => import('./es/after-press.ts'),
}

/** Loads the texts of what appears after a press, in the language of the page on screen. */
export const loadAfterPressTexts = () => sets[languageOfPath(window.location.pathname)]()
