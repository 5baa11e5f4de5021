import { blog } from './es/blog.ts'
import { productPage } from './es/catalogue.ts'
import { home } from './es/home.ts'
import { newsletter } from './es/newsletter.ts'
import { reviews } from './es/reviews.ts'
import { search } from './es/search.ts'
import { sellers } from './es/sellers.ts'

/** Texts of Spanish that other public pages than product lists need. */
export const spanishPublic = { blog, catalogue: productPage, home, newsletter, reviews, search, sellers }
