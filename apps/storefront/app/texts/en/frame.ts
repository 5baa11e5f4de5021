import type { SameKeys } from '@filiera/design/translator'
import type { frameTexts as italian } from '../it/frame.ts'
import { addTexts } from '../translator.ts'
import { cart } from './frame/cart.ts'
import { catalogue } from './frame/catalogue.ts'
import { design } from './frame/design.ts'
import { shell } from './frame/shell.ts'

/** Texts of every page: frame and product lists. The sets of pages bring it along. */
export const frameTexts: SameKeys<typeof italian> = { cart, catalogue, design, shell }

addTexts('en', frameTexts)
