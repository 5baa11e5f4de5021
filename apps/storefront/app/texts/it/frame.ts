import { addTexts } from '../translator.ts'
import { cart } from './frame/cart.ts'
import { catalogue } from './frame/catalogue.ts'
import { design } from './frame/design.ts'
import { shell } from './frame/shell.ts'

/** Texts of every page: frame and product lists. The sets of pages bring it along. */
export const frameTexts = { cart, catalogue, design, shell }

addTexts('it', frameTexts)
