import type { Cart, CartItem } from '@filiera/contract/orders/cart'
import { centsToEuros, eurosToCents } from '@filiera/domain/money/money'
import { shippingMethods } from '@filiera/domain/places/shipping'

/** Where the customer's usual address is: its code, and words such as "in Spagna". */
export type Abroad = { code: string; where: string }

/** Whether a line may go to the country of the customer's usual address; everywhere where that is not known. */
export const goesTo = ({ shipsTo }: Pick<CartItem, 'shipsTo'>, country: string | null): boolean =>
  country === null || shipsTo.includes(country)

/** Countries to which everything in the carts that is available may go. */
export function commonDestinations(carts: readonly Cart[]): string[] {
  const [first, ...others] = carts.flatMap(({ items }) => items.filter(({ available }) => available))
  return first?.shipsTo.filter((country) => others.every((item) => goesTo(item, country))) ?? []
}

const less = (total: number, items: readonly CartItem[], of: (item: CartItem) => number): number =>
  centsToEuros(items.reduce((rest, item) => rest - eurosToCents(of(item)), eurosToCents(total)))

/** Carts as they cost for an address abroad: the international price for each warehouse, and nothing for goods that cannot go there; without days of delivery, which are known for Italy alone. */
export function cartsAbroad(carts: readonly Cart[], country: string | null): Cart[] {
  if (country === null || country === 'IT') return [...carts]
  return carts.map((cart) => {
    const left = cart.items.filter((item) => item.available && !goesTo(item, country))
    const totalItems = cart.totalItems - left.reduce((sum, item) => sum + item.quantity, 0)
    return {
      ...cart,
      totalItems,
      totalCost: less(cart.totalCost, left, (item) => item.lineCost),
      totalCostDiscount: less(cart.totalCostDiscount, left, (item) => item.lineCostDiscount),
      shipping: {
        cost: totalItems > 0 ? centsToEuros(shippingMethods.international.priceCents) : 0,
        missingToFree: null,
      },
      delivery: null,
    }
  })
}
