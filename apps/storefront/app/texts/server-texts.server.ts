import type { Language } from '@filiera/domain/languages'
import type { TFunction } from 'i18next'
import { english } from './languages/en.ts'
import { spanish } from './languages/es.ts'
import { italian } from './languages/it.ts'
import { createTranslator } from './translator.ts'

const texts = {
  it: createTranslator('it', italian),
  en: createTranslator('en', english),
  es: createTranslator('es', spanish),
}

/** Texts for loaders, which write titles and descriptions; the browser only ever gets its own language. */
export function textsOf(language: Language): TFunction {
  return texts[language].t as unknown as TFunction
}
