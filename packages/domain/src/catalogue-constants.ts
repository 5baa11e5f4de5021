/** Business constants of the catalogue (specification §9). */
export const PAGE_SIZE = 12
/** The newer design of the home page; the specification says six (decision 51). */
export const CATEGORIES_ON_HOME = 12
export const PRODUCTS_IN_COLLECTION = 8
export const LATEST_POSTS = 6
export const RELATED_POSTS = 4
/** Newest products below an empty cart. */
export const ARRIVALS = 5
/** Most products side by side (decision 6). */
export const COMPARE_MAX = 4
/** Totals are exact up to here, then "more than 1,000" (decision 34). */
export const COUNT_CAP = 1000
/** Pages by number reach this far into a list; beyond it one continues behind the last product seen. */
export const LAST_START = 10_000
/** Stock is shown only below this (decision 5). */
export const STOCK_SHOWN_BELOW = 10
/** Highest price of a product in cents: far above any food, and a full line of it still fits the database. */
export const HIGHEST_PRICE_CENTS = 10_000_000
/** Most pieces that are counted, moved or named in one go. */
export const MOST_PIECES = 100_000
/** Price bands in euros; −1 is unbounded (specification §9, decision 22: lower bound included, upper excluded). */
export const priceBands = [
  { min: 0, max: -1 },
  { min: 0, max: 20 },
  { min: 20, max: 50 },
  { min: 50, max: 100 },
  { min: 100, max: -1 },
] as const
/** Mean stars from which on a product can be filtered for. */
export const ratingSteps = [4, 3] as const
/** What a product can be besides its values: reduced, in stock, new. */
export const productFlags = ['discounts', 'available', 'new'] as const
export type ProductFlag = (typeof productFlags)[number]

export const productSorts = ['relevance', 'popular', 'price_asc', 'price_desc', 'newest', 'rating'] as const
export type ProductSort = (typeof productSorts)[number]
export const marks = ['dop', 'igp', 'stg', 'bio', 'pat'] as const
export type Mark = (typeof marks)[number]
/** What wines say in place of their mark (Reg. (EU) 1308/2013 art. 119(3)(a)). */
export const traditionalTerms = ['DOCG', 'DOC', 'IGT'] as const
export type TraditionalTerm = (typeof traditionalTerms)[number]
/** The mark that each term stands for. */
export const markOfTerm: Readonly<Record<TraditionalTerm, Mark>> = { DOCG: 'dop', DOC: 'dop', IGT: 'igp' }
/** The 14 groups of Annex II of Reg. (EU) 1169/2011. */
export const allergens = [
  'gluten',
  'crustaceans',
  'eggs',
  'fish',
  'peanuts',
  'soybeans',
  'milk',
  'nuts',
  'celery',
  'mustard',
  'sesame',
  'sulphites',
  'lupin',
  'molluscs',
] as const
export type Allergen = (typeof allergens)[number]
export const temperatureClasses = ['ambient', 'chilled', 'frozen'] as const
export type TemperatureClass = (typeof temperatureClasses)[number]
export const withdrawalClasses = [
  'standard',
  'sealed-only',
  'excluded-perishable',
  'excluded-custom',
  'excluded-en-primeur',
] as const
export type WithdrawalClass = (typeof withdrawalClasses)[number]
