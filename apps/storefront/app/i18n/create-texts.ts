import type { Language } from '@filiera/domain/languages'
import { createInstance, type i18n } from 'i18next'
import { initReactI18next } from 'react-i18next'
import type { CommonTexts } from './texts/it.ts'

/** The texts of one language, ready at once; one instance a language serves every request. */
export function createTexts(language: Language, common: CommonTexts): i18n {
  const texts = createInstance()
  void texts.use(initReactI18next).init({
    lng: language,
    ns: ['common'],
    defaultNS: 'common',
    resources: { [language]: { common } },
    initAsync: false,
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  })
  return texts
}
