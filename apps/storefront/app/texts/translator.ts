import { createTranslator, type TextTree, type Translator } from '@filiera/design/translator'
import type { Language } from '@filiera/domain/languages'

const translators = {
  it: createTranslator('it'),
  en: createTranslator('en'),
  es: createTranslator('es'),
}

/** The texts of a language as far as they are loaded: on the server all of them, in a browser those of its pages. */
export const translatorOf = (language: Language): Translator => translators[language]

/** A set of texts adds itself when it is loaded: the router loads it with the pages that name it in `pages/pages.ts`. */
export function addTexts(language: Language, texts: TextTree): void {
  translators[language].add(texts)
}
