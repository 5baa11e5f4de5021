import type { Translator } from '@filiera/design/translator'
import type { TFunction } from 'i18next'
import { createContext, createElement, type ReactNode, useContext } from 'react'

const TranslatorContext = createContext<Translator | null>(null)

/** Gives a language to everything below it. */
export function TextsProvider({ texts, children }: { texts: Translator; children: ReactNode }) {
  return createElement(TranslatorContext, { value: texts }, children)
}

/** The texts of the language on screen. */
export function useTexts(): Translator {
  const texts = useContext(TranslatorContext)
  if (!texts) throw new Error('texts are used outside of TextsProvider')
  return texts
}

/**
 * The texts of the language on screen, with i18next's own types: a wrong key does not compile.
 */
export function useTranslation(): { t: TFunction } {
  return { t: useTexts().t as unknown as TFunction }
}
