import { addTexts } from '../translator.ts'
import './lists.ts'
import { search } from './search/search.ts'
import { searchList } from './search/search-list.ts'

/** Texts of the search, which lists products, producers and posts. */
export const searchTexts = { catalogue: searchList, search }

addTexts('it', searchTexts)
