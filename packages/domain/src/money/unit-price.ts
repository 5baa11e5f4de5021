import { share } from './money.ts'

export type QuantityUnit = 'g' | 'ml' | 'piece'
export type Quantity = { readonly value: number; readonly unit: QuantityUnit }
export type UnitPrice = { readonly cents: number; readonly unit: 'kg' | 'l' | 'piece' }

/** Price per kilogram, litre or piece on the net (for solids in liquid: drained) quantity, half up to the cent (Codice del consumo art. 13–16). */
export function unitPrice(priceCents: number, quantity: Quantity): UnitPrice {
  if (quantity.unit === 'piece') return { cents: share(priceCents, 1, quantity.value), unit: 'piece' }
  return { cents: share(priceCents, 1000, quantity.value), unit: quantity.unit === 'g' ? 'kg' : 'l' }
}
