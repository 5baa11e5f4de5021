import { cart } from './en/cart.ts'
import { catalogue } from './en/catalogue.ts'
import { design } from './en/design.ts'
import { shell } from './en/shell.ts'

/** Texts of English that every page gets: frame and product lists. */
export const englishFrame = { cart, catalogue, design, shell }
