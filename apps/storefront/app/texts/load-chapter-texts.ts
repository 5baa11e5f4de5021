import { languageOfPath } from './language-path.ts'

const sets = {
  it: () => import('./it/chapters.ts'),
  en: () => import('./en/chapters.ts'),
  es: () => import('./es/chapters.ts'),
}

/** Loads the texts of the chapters of a product, in the language of the page on screen. */
export const loadChapterTexts = () => sets[languageOfPath(window.location.pathname)]()
