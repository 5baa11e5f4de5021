import { createTranslator, type TextTree, type Translator } from '@filiera/design/translator'
import type { Language } from '@filiera/domain/languages'
import { type ComponentType, lazy } from 'react'

/** Files of a language: what login and first screen say, and all the others. */
type Files = { first(): Promise<{ first: TextTree }>; others(): Promise<{ texts: TextTree }> }

const files: Record<Language, Files> = {
  it: { first: () => import('./it/first.ts'), others: () => import('./it/index.ts') },
  en: { first: () => import('./en/first.ts'), others: () => import('./en/index.ts') },
  es: { first: () => import('./es/first.ts'), others: () => import('./es/index.ts') },
}

/** The translator on screen; null before the page has begun. */
let spoken: Translator | null = null
/** Set from the first screen on that says more. */
let others: Promise<void> | null = null

const addOthers = async (translator: Translator) =>
  translator.add((await files[translator.language].others()).texts)

/** The texts of a language, which is the one on screen from now on; fetched when it is chosen. */
export async function loadTranslator(language: Language): Promise<Translator> {
  const translator = createTranslator(language, (await files[language].first()).first)
  if (others) await addOthers(translator)
  spoken = translator
  return translator
}

/** All texts of a language for a part of the page, which stays in its own. */
export async function readTexts(language: Language): Promise<Translator> {
  const translator = createTranslator(language, (await files[language].first()).first)
  await addOthers(translator)
  return translator
}

/** Brings a module together with the texts that only the first screen does without. */
export async function withTexts<Module>(load: () => Promise<Module>): Promise<Module> {
  others ??= spoken ? addOthers(spoken) : Promise.resolve()
  const [module] = await Promise.all([load(), others])
  return module
}

/** A component that comes after the first screen, with its texts. */
export const lazyPart = <Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) =>
  lazy(() => withTexts(load))
