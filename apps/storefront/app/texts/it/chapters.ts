import { addTexts } from '../translator.ts'
import { chapters } from './product/chapters.ts'

/** Texts of the chapters of a product, loaded with them. */
export const chaptersTexts = { catalogue: chapters }

addTexts('it', chaptersTexts)
