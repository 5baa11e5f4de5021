import type { Language } from '../languages.ts'
import { englishTerms } from './2026-11/en.ts'
import { spanishTerms } from './2026-11/es.ts'
import { italianTerms } from './2026-11/it.ts'
import type { TermsText } from './legal-text.ts'
import type { TermsVersion } from './terms-version.ts'

/** The texts of each version. What an order was placed under is never edited: other words are a version of their own. */
export const termsTexts: Readonly<Record<TermsVersion, Readonly<Record<Language, TermsText>>>> = {
  '2026-11': { it: italianTerms, en: englishTerms, es: spanishTerms },
}
