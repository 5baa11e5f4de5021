import type { SellerProduct } from '@filiera/contract/console/seller-products'
import { HIGHEST_PRICE_CENTS, MOST_PIECES } from '@filiera/domain/catalogue-constants'
import { amountText, readAmount, readDecimal } from '@filiera/domain/money/decimal-text'
import { centsToEuros, eurosToCents } from '@filiera/domain/money/money'
import type { TextKey } from '../../texts/texts.tsx'

/** What is changed in the grid. */
export const editable = ['price', 'priceDiscounted', 'stock', 'lowStock'] as const
export type EditableField = (typeof editable)[number]

export type ReadCell = { value: number | null } | { fault: TextKey }

/** The text with which a cell begins to be edited. */
export function cellText(product: SellerProduct, field: EditableField): string {
  const value = product[field]
  if (value === null) return ''
  return field === 'price' || field === 'priceDiscounted' ? amountText(value) : String(value)
}

function readPieces(text: string): ReadCell {
  const read = readDecimal(text, 0)
  if ('fault' in read) return { fault: 'products.faults.pieces' }
  return read.scaled > MOST_PIECES ? { fault: 'products.faults.tooMany' } : { value: read.scaled }
}

/** A price; that of an offer may be left empty, which ends it. */
function readPrice(text: string, product: SellerProduct, field: 'price' | 'priceDiscounted'): ReadCell {
  if (field === 'priceDiscounted' && text.trim() === '') return { value: null }
  const read = readAmount(text)
  if ('fault' in read) return { fault: `products.faults.${read.fault}` }
  const { cents } = read
  if (cents === 0) return { fault: 'products.faults.not_a_number' }
  if (cents > HIGHEST_PRICE_CENTS) return { fault: 'products.faults.bounds' }
  const other = field === 'price' ? product.priceDiscounted : product.price
  if (other !== null && (field === 'price' ? cents <= eurosToCents(other) : cents >= eurosToCents(other)))
    return { fault: field === 'price' ? 'products.faults.underOffer' : 'products.faults.noOffer' }
  return { value: centsToEuros(cents) }
}

/** What a typed text means in a cell, or why it means nothing. */
export const readCell = (product: SellerProduct, field: EditableField, text: string): ReadCell =>
  field === 'price' || field === 'priceDiscounted' ? readPrice(text, product, field) : readPieces(text)
