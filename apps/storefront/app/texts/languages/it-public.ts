import { blog } from './it/blog.ts'
import { productPage } from './it/catalogue.ts'
import { home } from './it/home.ts'
import { newsletter } from './it/newsletter.ts'
import { reviews } from './it/reviews.ts'
import { search } from './it/search.ts'
import { sellers } from './it/sellers.ts'

/** Texts of Italian that other public pages than product lists need. */
export const italianPublic = { blog, catalogue: productPage, home, newsletter, reviews, search, sellers }
