import type { Product } from '@filiera/contract/catalog/catalogue'
import { formatEuros } from '@filiera/domain/money/money'
import type { TFunction } from 'i18next'

/** A number that stays on the line of its unit: `290 g`. */
export const withUnit = (value: number, unit: string): string => `${value}\u00a0${unit}`

/** A quantity as labels write it: grams and millilitres below a thousand, then kilograms and litres, decimal point. */
export function quantityLabel({ value, unit }: Product['netQuantity'], t: TFunction): string {
  const plain = (number: number) => Number(number.toFixed(3))
  if (unit === 'g') return value < 1000 ? withUnit(plain(value), 'g') : withUnit(plain(value / 1000), 'kg')
  if (unit === 'ml') return value < 1000 ? withUnit(plain(value), 'ml') : withUnit(plain(value / 1000), 'l')
  return t('catalogue.pieces', { count: value })
}

/** Price per kilogram, litre or piece: `33.80 €/l`. */
export function unitPriceLabel({ value, unit }: Product['unitPrice'], t: TFunction): string {
  return `${formatEuros(value)}/${unit === 'piece' ? t('catalogue.piece') : unit}`
}

type Measured = Pick<Product, 'netQuantity' | 'unitPrice'>

/** Net quantity and unit price; only the quantity of one piece: its price is the price itself. */
export function measureParts({ netQuantity, unitPrice }: Measured, t: TFunction): [string, string?] {
  const quantity = quantityLabel(netQuantity, t)
  if (unitPrice.unit === 'piece' && netQuantity.value === 1) return [quantity]
  return [quantity, unitPriceLabel(unitPrice, t)]
}

/** Net quantity and unit price, as they stand under a price; no line begins with the point between them. */
export const measureLabel = (product: Measured, t: TFunction): string =>
  measureParts(product, t).join('\u00a0· ')
