import type { Case } from './growth-cases.ts'
import { queries } from './search-quality/queries.ts'

const search = (text: string, lang = 'it') =>
  `/products/search?${new URLSearchParams({ title_contains: text, lang, size: '12' })}`
const suggest = (text: string) => `/testproductsflat?${new URLSearchParams({ title_contains: text })}`

/** Two words that many products hold, one word that very many hold, and words as they are typed. */
export const twoWords = [
  'olio extravergine',
  'vino rosso',
  'pecorino stagionato',
  'miele castagno',
  'pane integrale',
  'pasta fresca',
].map((text) => search(text))
export const commonWords = ['olio', 'vino', 'formaggio', 'dop', 'pane', 'regalo'].map((text) => search(text))
export const searches = queries.map(({ text, lang }) => search(text, lang))
export const suggestions = [
  'ol',
  'pec',
  'parm',
  'mozz',
  'pr',
  'vin',
  'cioc',
  'mie',
  'pas',
  'ca',
  'olio ext',
  'miele ca',
].map(suggest)

/** What the issue names of growth in searching. */
export const searchCases: Case[] = [
  { name: 'searches of the test set', kind: 'dense', paths: searches },
  { name: 'searches of two words', kind: 'dense', paths: twoWords },
  { name: 'searches of a very common word', kind: 'dense', paths: commonWords },
  { name: 'suggestions', kind: 'dense', paths: suggestions },
]
