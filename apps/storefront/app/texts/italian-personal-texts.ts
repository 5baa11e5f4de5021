import { italianTexts } from './italian-texts.ts'
import { italianPersonal } from './languages/it-personal.ts'

// Loading this module is what brings the texts: account and checkout at once, other pages with their first notice.
italianTexts.add(italianPersonal)
