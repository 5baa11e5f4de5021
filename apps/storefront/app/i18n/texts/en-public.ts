import { blog } from './en/blog.ts'
import { cart } from './en/cart.ts'
import { catalogue } from './en/catalogue.ts'
import { design } from './en/design.ts'
import { home } from './en/home.ts'
import { reviews } from './en/reviews.ts'
import { sellers } from './en/sellers.ts'
import { shell } from './en/shell.ts'

/** Texts of English that every page gets. */
export const englishPublic = { blog, cart, catalogue, design, home, reviews, sellers, shell }
