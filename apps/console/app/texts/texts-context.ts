import type { Language } from '@filiera/domain/languages'
import { createContext } from 'react'
import type { first } from './it/first.ts'
import type { texts } from './it/index.ts'

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

export type Spoken = { language: Language; t: Translate; speak(language: Language): Promise<void> }
/** In a file without other modules, so that a text that changes in development leaves it as it is. */
export const TextsContext = createContext<Spoken | null>(null)
