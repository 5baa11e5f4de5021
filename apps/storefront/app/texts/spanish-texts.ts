import { spanishFrame } from './languages/es-frame.ts'
import { createTranslator } from './translator.ts'

/** The texts of Spanish in this process; other pages add theirs when they are loaded. */
export const spanishTexts = createTranslator('es', spanishFrame)
