import { spanishPublic } from './languages/es-public.ts'
import { spanishTexts } from './spanish-texts.ts'

// Loading this module is what brings the texts: a product list goes without.
spanishTexts.add(spanishPublic)
