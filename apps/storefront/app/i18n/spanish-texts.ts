import { spanishPublic } from './texts/es-public.ts'
import { createTranslator } from './translator.ts'

/** The texts of Spanish in this process; account and checkout add theirs when they are loaded. */
export const spanishTexts = createTranslator('es', spanishPublic)
