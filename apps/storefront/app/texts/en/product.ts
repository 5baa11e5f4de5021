import type { SameKeys } from '@filiera/design/translator'
import type { productTexts as italian } from '../it/product.ts'
import { addTexts } from '../translator.ts'
import './frame.ts'
import { productPage } from './product/product-page.ts'
import { reviews } from './product/reviews.ts'

/** Texts of the pages about one product. */
export const productTexts: SameKeys<typeof italian> = { catalogue: productPage, reviews }

addTexts('en', productTexts)
