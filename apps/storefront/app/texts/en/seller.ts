import type { SameKeys } from '@filiera/design/translator'
import type { sellerTexts as italian } from '../it/seller.ts'
import { addTexts } from '../translator.ts'
import './lists.ts'
import { sellers } from './public/sellers.ts'

/** Texts of the page of a seller, which lists products. */
export const sellerTexts: SameKeys<typeof italian> = { sellers }

addTexts('en', sellerTexts)
