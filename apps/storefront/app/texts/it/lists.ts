import { addTexts } from '../translator.ts'
import './frame.ts'
import { productList } from './lists/product-list.ts'

/** Texts of lists of products. */
export const listsTexts = { catalogue: productList }

addTexts('it', listsTexts)
