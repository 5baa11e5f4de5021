import type { ProductLot } from '@filiera/contract/console/lots'
import type { SellerOrder } from '@filiera/contract/orders/fulfilment'
import { readDecimal } from '@filiera/domain/money/decimal-text'

/** Pieces that an order has of a product, and their lots. */
export type LotLine = {
  order: SellerOrder
  letter?: string | undefined
  pieces: number
  lots: SellerOrder['items'][number]['lots']
}

/** What is typed for an order: pieces by lot. */
export type TypedLots = Readonly<Record<string, string>>

/** Lines of one product in some orders; what was refunded stays where it is. */
export const lotLines = (
  parcels: readonly { order: SellerOrder; letter?: string }[],
  productId: string,
): LotLine[] =>
  parcels.flatMap(({ order, letter }) =>
    order.items
      .filter((item) => item.productId === productId && item.quantity > item.refundedQuantity)
      .map(({ quantity, refundedQuantity, lots }) => ({
        order,
        letter,
        pieces: quantity - refundedQuantity,
        lots,
      })),
  )

export const typedOf = ({ lots }: LotLine): TypedLots =>
  Object.fromEntries(lots.map(({ id, pieces }) => [id, String(pieces)]))

/** Lots that a line can name: those with pieces on the shelf, and those that it has. */
export const choosable = (known: readonly ProductLot[], { lots }: LotLine): ProductLot[] =>
  known.filter(({ id, pieces, blocked }) => (pieces > 0 && !blocked) || lots.some((own) => own.id === id))

/** What is typed, as the call takes it; null where it is no number. */
export function readLots(typed: TypedLots): { id: string; pieces: number }[] | null {
  const read = Object.entries(typed).map(([id, text]) => {
    if (text.trim() === '') return { id, pieces: 0 }
    const number = readDecimal(text, 0)
    return 'fault' in number ? null : { id, pieces: number.scaled }
  })
  if (read.some((lot) => lot === null)) return null
  return read.flatMap((lot) => (lot && lot.pieces > 0 ? [lot] : []))
}

export const sumOf = (lots: readonly { pieces: number }[]): number =>
  lots.reduce((sum, { pieces }) => sum + pieces, 0)
