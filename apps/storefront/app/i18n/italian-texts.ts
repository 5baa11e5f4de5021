import { italianPublic } from './texts/it-public.ts'
import { createTranslator } from './translator.ts'

/** The texts of Italian in this process; account and checkout add theirs when they are loaded. */
export const italianTexts = createTranslator('it', italianPublic)
