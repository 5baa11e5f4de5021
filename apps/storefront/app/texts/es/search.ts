import type { SameKeys } from '@filiera/design/translator'
import type { searchTexts as italian } from '../it/search.ts'
import { addTexts } from '../translator.ts'
import './lists.ts'
import { search } from './search/search.ts'
import { searchList } from './search/search-list.ts'

/** Texts of the search, which lists products, producers and posts. */
export const searchTexts: SameKeys<typeof italian> = { catalogue: searchList, search }

addTexts('es', searchTexts)
