import type { Language } from '@filiera/domain/languages'
import { useLocation } from 'react-router'
import { languageOfPath, localPath } from './language-path.ts'

/** Language of the page on screen. */
export function useLanguage(): Language {
  return languageOfPath(useLocation().pathname)
}

/** Addresses in the language of the page on screen: `const to = useLocalPath(); to('/cart')`. */
export function useLocalPath(): (path: string) => string {
  const language = useLanguage()
  return (path) => localPath(language, path)
}
