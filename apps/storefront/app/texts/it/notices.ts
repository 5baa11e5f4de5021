import { addTexts } from '../translator.ts'
import { compare } from './notices/compare.ts'
import { notices } from './notices/notices.ts'

/** Texts of what appears on any page after a press; loaded with the first of it. */
export const noticesTexts = { compare, notices }

addTexts('it', noticesTexts)
