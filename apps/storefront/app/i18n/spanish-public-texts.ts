import { spanishTexts } from './spanish-texts.ts'
import { spanishPublic } from './texts/es-public.ts'

// Loading this module is what brings the texts: a product list goes without.
spanishTexts.add(spanishPublic)
