import type { noticesTexts as italian } from '../it/notices.ts'
import { addTexts, type SameKeys } from '../translator.ts'
import { compare } from './notices/compare.ts'
import { notices } from './notices/notices.ts'

/** Texts of what appears on any page after a press; loaded with the first of it. */
export const noticesTexts: SameKeys<typeof italian> = { compare, notices }

addTexts('en', noticesTexts)
