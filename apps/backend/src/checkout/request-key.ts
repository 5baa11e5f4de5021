import { createHash } from 'node:crypto'
import type { BuyableLine } from './price-checkout.ts'

const digest = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('hex')

/** Fingerprint of what was asked, independent of the order of its fields. */
export function requestHash(body: Readonly<Record<string, unknown>>): string {
  return digest(Object.entries(body).sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** Key of a placement without one: the cart's lines with their prices, so that the same cart gives the same key (decision 14). */
export function cartKey(lines: readonly BuyableLine[]): string {
  const content = lines.map((line) => [
    line.productId,
    line.quantity,
    line.discountedCents ?? line.priceCents,
  ])
  return `cart:${digest(content.sort(([a], [b]) => (String(a) < String(b) ? -1 : 1)))}`
}
