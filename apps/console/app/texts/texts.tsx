import type { Translator } from '@filiera/design/translator'
import type { Language } from '@filiera/domain/languages'
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react'
import type { first } from './it/first.ts'
import type { texts } from './it/index.ts'
import { keepLanguage } from './language.ts'
import { loadTranslator } from './load-texts.ts'

type WithoutPlural<Key extends string> = Key extends `${infer Base}_${'one' | 'many' | 'other'}` ? Base : Key
type KeysOf<Tree, Path extends string = ''> = {
  [Key in keyof Tree & string]: Tree[Key] extends string
    ? `${Path}${WithoutPlural<Key>}`
    : KeysOf<Tree[Key], `${Path}${Key}.`>
}[keyof Tree & string]

/** Every key of the texts, `shell.logout`: a wrong one does not compile. */
export type TextKey = KeysOf<typeof first & typeof texts>

/** A text in the language on screen; `count` chooses the plural. */
export type Translate = (key: TextKey, values?: Readonly<Record<string, string | number>>) => string

type Spoken = { language: Language; t: Translate; speak(language: Language): Promise<void> }
const TextsContext = createContext<Spoken | null>(null)

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
        keepLanguage(language)
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
