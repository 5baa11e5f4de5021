import { spanishPersonal } from './es-personal.ts'
import { spanishPublic } from './es-public.ts'
import type { CommonTexts } from './it.ts'

/** Namespace `common` in Spanish. */
export const spanish: CommonTexts = { ...spanishPublic, ...spanishPersonal }
