import { englishFrame } from './languages/en-frame.ts'
import { createTranslator } from './translator.ts'

/** The texts of English in this process; other pages add theirs when they are loaded. */
export const englishTexts = createTranslator('en', englishFrame)
