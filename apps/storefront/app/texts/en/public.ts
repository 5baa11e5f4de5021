import type { SameKeys } from '@filiera/design/translator'
import type { publicTexts as italian } from '../it/public.ts'
import { addTexts } from '../translator.ts'
import './frame.ts'
import { blog } from './public/blog.ts'
import { home } from './public/home.ts'
import { newsletter } from './public/newsletter.ts'
import { sellers } from './public/sellers.ts'

/** Texts of the public pages that have no list of their own here. */
export const publicTexts: SameKeys<typeof italian> = { blog, home, newsletter, sellers }

addTexts('en', publicTexts)
