import { blog } from './en/blog.ts'
import { productPage } from './en/catalogue.ts'
import { home } from './en/home.ts'
import { newsletter } from './en/newsletter.ts'
import { reviews } from './en/reviews.ts'
import { search } from './en/search.ts'
import { sellers } from './en/sellers.ts'

/** Texts of English that other public pages than product lists need. */
export const englishPublic = { blog, catalogue: productPage, home, newsletter, reviews, search, sellers }
