import type { SameKeys } from '@filiera/design/translator'
import type { chaptersTexts as italian } from '../it/chapters.ts'
import { addTexts } from '../translator.ts'
import { chapters } from './product/chapters.ts'

/** Texts of the chapters of a product, loaded with them. */
export const chaptersTexts: SameKeys<typeof italian> = { catalogue: chapters }

addTexts('es', chaptersTexts)
