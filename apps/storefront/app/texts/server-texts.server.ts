import type { Language } from '@filiera/domain/languages'
import type { TFunction } from 'i18next'
import './en/frame.ts'
import './en/personal.ts'
import './es/frame.ts'
import './es/personal.ts'
import './it/frame.ts'
import './it/personal.ts'
import { translatorOf } from './translator.ts'

/** Texts for loaders, which write titles and descriptions; the browser only ever gets its own language. */
export function textsOf(language: Language): TFunction {
  return translatorOf(language).t as unknown as TFunction
}
