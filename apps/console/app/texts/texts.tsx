import type { Translator } from '@filiera/design/translator'
import { type ReactNode, useContext, useEffect, useMemo, useState } from 'react'
import { storeLanguage } from './language.ts'
import { loadTranslator } from './load-texts.ts'
import { type Spoken, TextsContext } from './texts-context.ts'

export type { TextKey, Translate } from './texts-context.ts'

/** Gives a language to everything below it, and to the document. */
export function TextsProvider({ first, children }: { first: Translator; children: ReactNode }) {
  const [translator, setTranslator] = useState(first)
  useEffect(() => {
    document.documentElement.lang = translator.language
  }, [translator])
  const spoken = useMemo<Spoken>(
    () => ({
      language: translator.language,
      t: (key, values) => String(translator.t(key, values)),
      async speak(language) {
        storeLanguage(language)
        setTranslator(await loadTranslator(language))
      },
    }),
    [translator],
  )
  return <TextsContext value={spoken}>{children}</TextsContext>
}

/** The texts of the language on screen, and the way to another language. */
export function useTexts(): Spoken {
  const spoken = useContext(TextsContext)
  if (!spoken) throw new Error('texts are used outside of TextsProvider')
  return spoken
}
