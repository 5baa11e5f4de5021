import type { Product } from '@filiera/contract/catalog/catalogue'
import { type Mark, markOfTerm } from '@filiera/domain/catalogue-constants'
import type { TFunction } from 'i18next'

/** Where a product page asks whom it may write to when a sold-out product is back. */
export const STOCK_ALERT = 'alert'

/** A number in Italy with its country apart, never broken: `+390883555001` → `+39 0883555001`. */
export const telephoneLabel = (telephone: string): string =>
  telephone.replace(/^\+39(?=\d)/, '+39 ').replaceAll(' ', '\u00a0')

/** A mark of a product by name; of a wine the term that stands in its place. */
export const markLabel = (
  mark: Mark,
  { traditionalTerm: term }: Pick<Product, 'traditionalTerm'>,
  t: TFunction,
): string => (term && markOfTerm[term] === mark ? term : t(`catalogue.marks.${mark}`))
