import type { Product } from '@filiera/contract/catalogue'
import { formatEuros } from '@filiera/domain/money'
import type { TFunction } from 'i18next'

/** A quantity as labels write it: grams and millilitres below a thousand, then kilograms and litres, decimal point. */
export function quantityLabel({ value, unit }: Product['netQuantity'], t: TFunction): string {
  const plain = (number: number) => String(Number(number.toFixed(3)))
  if (unit === 'g') return value < 1000 ? `${plain(value)} g` : `${plain(value / 1000)} kg`
  if (unit === 'ml') return value < 1000 ? `${plain(value)} ml` : `${plain(value / 1000)} l`
  return t('catalogue.pieces', { count: value })
}

/** Price per kilogram, litre or piece: `33.80 €/l`. */
export function unitPriceLabel({ value, unit }: Product['unitPrice'], t: TFunction): string {
  return `${formatEuros(value)}/${unit === 'piece' ? t('catalogue.piece') : unit}`
}

/** Net quantity and unit price, as they stand under a price. */
export function measureLabel(product: Pick<Product, 'netQuantity' | 'unitPrice'>, t: TFunction): string {
  const quantity = quantityLabel(product.netQuantity, t)
  // one piece: its price is the price itself
  if (product.unitPrice.unit === 'piece' && product.netQuantity.value === 1) return quantity
  return `${quantity} · ${unitPriceLabel(product.unitPrice, t)}`
}
