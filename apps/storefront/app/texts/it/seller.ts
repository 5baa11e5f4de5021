import { addTexts } from '../translator.ts'
import './lists.ts'
import { sellers } from './public/sellers.ts'

/** Texts of the page of a seller, which lists products. */
export const sellerTexts = { sellers }

addTexts('it', sellerTexts)
