import type { Language } from '../languages.ts'
import { italianFormat } from './date-format.ts'

/** "21 nov" of a moment or a calendar date; a file of its own because every card of a product brings it. */
export const formatShortDate = (moment: Date | string, language: Language): string =>
  italianFormat(language, { day: 'numeric', month: 'short' }).format(new Date(moment))
