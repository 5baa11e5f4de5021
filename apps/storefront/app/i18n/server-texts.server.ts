import type { Language } from '@filiera/domain/languages'
import type { TFunction } from 'i18next'
import { createTexts } from './create-texts.ts'
import { english } from './texts/en.ts'
import { spanish } from './texts/es.ts'
import { italian } from './texts/it.ts'

const texts = {
  it: createTexts('it', italian),
  en: createTexts('en', english),
  es: createTexts('es', spanish),
}

/** Texts for loaders, which write titles and descriptions; the browser only ever gets its own language. */
export function textsOf(language: Language): TFunction {
  return texts[language].t
}
