import type { CheckoutInput } from '@filiera/contract/orders/orders'
import type { ChangedLine } from '@filiera/contract/problem'
import { capQuantity, chargedCents } from '@filiera/domain/money/cart-totals'
import { centsToEuros, eurosToCents } from '@filiera/domain/money/money'
import type { BuyableLine } from '../price/price-checkout.ts'

type Confirmed = CheckoutInput['confirmedLines']

/** Pieces of a line that can be had now. */
export const available = ({ onSale, stock }: Pick<BuyableLine, 'onSale' | 'stock'>): number =>
  onSale ? capQuantity(Number.POSITIVE_INFINITY, stock) : 0

/** Whether there are fewer pieces than the line wants. */
export const isShort = (line: BuyableLine): boolean => available(line) < line.quantity

/** What the customer saw of a line; of one that was not there, or without saying, the price when it was added. */
function seen(line: BuyableLine, confirmed: Confirmed) {
  if (!confirmed) return { quantity: line.quantity, cents: line.chargedCentsWhenAdded }
  const known = confirmed.find(({ productId }) => productId === line.productId)
  return known ? { quantity: known.quantity, cents: eurosToCents(known.price) } : null
}

/** The lines that are not as the customer saw them, in price, quantity or stock; pure. */
export function changedLines(lines: readonly BuyableLine[], confirmed: Confirmed): ChangedLine[] {
  return lines.flatMap((line) => {
    const before = seen(line, confirmed)
    const isSame = before?.quantity === line.quantity && before.cents === chargedCents(line)
    if (isSame && !isShort(line)) return []
    return [
      {
        productId: line.productId,
        title: line.title,
        quantity: line.quantity,
        maxQuantity: available(line),
        price: centsToEuros(chargedCents(line)),
        priceBefore: before ? centsToEuros(before.cents) : null,
      },
    ]
  })
}
