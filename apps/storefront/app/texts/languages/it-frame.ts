import { cart } from './it/cart.ts'
import { catalogue } from './it/catalogue.ts'
import { design } from './it/design.ts'
import { shell } from './it/shell.ts'

/** Texts of Italian that every page gets: frame and product lists. */
export const italianFrame = { cart, catalogue, design, shell }
