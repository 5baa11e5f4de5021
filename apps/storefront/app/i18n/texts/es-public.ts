import { blog } from './es/blog.ts'
import { cart } from './es/cart.ts'
import { catalogue } from './es/catalogue.ts'
import { design } from './es/design.ts'
import { home } from './es/home.ts'
import { reviews } from './es/reviews.ts'
import { sellers } from './es/sellers.ts'
import { shell } from './es/shell.ts'

/** Texts of Spanish that every page gets. */
export const spanishPublic = { blog, cart, catalogue, design, home, reviews, sellers, shell }
