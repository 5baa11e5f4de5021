import type { SameKeys } from '@filiera/design/translator'
import type { listsTexts as italian } from '../it/lists.ts'
import { addTexts } from '../translator.ts'
import './frame.ts'
import { productList } from './lists/product-list.ts'

/** Texts of lists of products. */
export const listsTexts: SameKeys<typeof italian> = { catalogue: productList }

addTexts('en', listsTexts)
