import { languageOfPath } from './language-path.ts'

const sets = {
  it: () => import('./it/notices.ts'),
  en: () => import('./en/notices.ts'),
  es: () => import('./es/notices.ts'),
}

/** Loads the texts of notices in the language of the page on screen. */
export const loadNoticeTexts = () => sets[languageOfPath(window.location.pathname)]()
