import { spanishPersonal } from './languages/es-personal.ts'
import { spanishTexts } from './spanish-texts.ts'

// Loading this module is what brings the texts: account and checkout at once, other pages with their first notice.
spanishTexts.add(spanishPersonal)
