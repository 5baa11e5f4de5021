import { englishTexts } from './english-texts.ts'
import { englishPublic } from './languages/en-public.ts'

// Loading this module is what brings the texts: a product list goes without.
englishTexts.add(englishPublic)
