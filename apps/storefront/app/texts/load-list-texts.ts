import { languageOfPath } from './language-path.ts'

const sets = {
  it: () => import('./it/lists.ts'),
  en: () => import('./en/lists.ts'),
  es: () => import('./es/lists.ts'),
}

/** Loads the texts of lists of products where a page has none, in the language of the page on screen. */
export const loadListTexts = () => sets[languageOfPath(window.location.pathname)]()
