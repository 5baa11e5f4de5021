import { cart } from './es/cart.ts'
import { catalogue } from './es/catalogue.ts'
import { design } from './es/design.ts'
import { shell } from './es/shell.ts'

/** Texts of Spanish that every page gets: frame and product lists. */
export const spanishFrame = { cart, catalogue, design, shell }
