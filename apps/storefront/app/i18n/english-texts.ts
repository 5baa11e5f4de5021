import { englishPublic } from './texts/en-public.ts'
import { createTranslator } from './translator.ts'

/** The texts of English in this process; account and checkout add theirs when they are loaded. */
export const englishTexts = createTranslator('en', englishPublic)
