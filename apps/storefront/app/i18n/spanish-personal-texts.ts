import { spanishTexts } from './spanish-texts.ts'
import { spanishPersonal } from './texts/es-personal.ts'

// Loading this module is what brings the texts: account and checkout at once, other pages with their first notice.
spanishTexts.add(spanishPersonal)
