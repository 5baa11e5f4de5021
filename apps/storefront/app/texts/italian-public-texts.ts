import { italianTexts } from './italian-texts.ts'
import { italianPublic } from './languages/it-public.ts'

// Loading this module is what brings the texts: a product list goes without.
italianTexts.add(italianPublic)
