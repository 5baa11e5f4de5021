import { addTexts } from '../translator.ts'
import './lists.ts'
import { search } from './search/search.ts'

/** Texts of the search, which lists products, producers and posts. */
export const searchTexts = { search }

addTexts('it', searchTexts)
