import { addTexts } from '../translator.ts'
import './frame.ts'
import { productPage } from './product/product-page.ts'
import { reviews } from './product/reviews.ts'

/** Texts of the pages about one product. */
export const productTexts = { catalogue: productPage, reviews }

addTexts('it', productTexts)
