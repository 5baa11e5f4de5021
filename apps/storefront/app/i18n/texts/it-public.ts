import { blog } from './it/blog.ts'
import { cart } from './it/cart.ts'
import { catalogue } from './it/catalogue.ts'
import { design } from './it/design.ts'
import { home } from './it/home.ts'
import { reviews } from './it/reviews.ts'
import { sellers } from './it/sellers.ts'
import { shell } from './it/shell.ts'

/** Texts of Italian that every page gets. */
export const italianPublic = { blog, cart, catalogue, design, home, reviews, sellers, shell }
