import { englishTexts } from './english-texts.ts'
import { englishPersonal } from './languages/en-personal.ts'

// Loading this module is what brings the texts: account and checkout at once, other pages with their first notice.
englishTexts.add(englishPersonal)
