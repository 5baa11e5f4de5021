import { italianFrame } from './languages/it-frame.ts'
import { createTranslator } from './translator.ts'

/** The texts of Italian in this process; other pages add theirs when they are loaded. */
export const italianTexts = createTranslator('it', italianFrame)
