import { fitLots } from '../../catalog/products/fit-lots.sql.ts'
import { putOnSale } from '../../catalog/products/put-on-sale.sql.ts'
import { announceProducts } from '../../platform/database/announce-change.ts'
import type { Transaction } from '../../platform/database/open-database.ts'
import { wrongField } from '../../platform/problem-error.ts'
import { findLots, findOrderLots, findSoldLine, giveToLot, lockLots, takeFromLot } from './lots.store.ts'

/** Lots of one product of an order, as somebody says it. */
export type NamedLots = { productId: string; lots: readonly { id: string; pieces: number }[] }

type Wanted = { id: string; code: string; pieces: number; known: number; isBlocked: boolean }

/** Every lot of the line, before and after. @throws ProblemError invalid_body */
async function compare(
  trx: Transaction,
  orderId: string,
  { productId, lots }: NamedLots,
  isGone: boolean,
): Promise<Wanted[]> {
  const known = (await findOrderLots(trx, [orderId])).filter((line) => line.productId === productId)
  const ids = [...new Set([...lots, ...known].map(({ id }) => id))]
  const stored = new Map((await findLots(trx, productId, ids)).map((lot) => [lot.id, lot]))
  return ids.map((id) => {
    const lot = stored.get(id)
    const field = `lots.${lots.findIndex((own) => own.id === id)}`
    if (!lot) throw wrongField(`${field}.id`, 'is no lot of this product')
    const before = known.find((own) => own.id === id)?.pieces ?? 0
    const pieces = lots.find((own) => own.id === id)?.pieces ?? 0
    if (pieces > before && lot.isBlocked && !isGone) throw wrongField(`${field}.id`, 'is blocked')
    if (pieces - before > lot.pieces) throw wrongField(`${field}.pieces`, `only ${lot.pieces} are left of it`)
    return { ...lot, pieces, known: before }
  })
}

/**
 * Sets the lots of a product of an order; the order is locked. For a shipped parcel, pieces named by mistake go back to the shelf.
 * @returns the codes with their pieces, for the record @throws ProblemError invalid_body
 */
export async function nameLots(trx: Transaction, orderId: string, named: NamedLots): Promise<string> {
  const { productId, lots } = named
  const line = await findSoldLine(trx, orderId, productId)
  if (!line) throw wrongField('productId', 'is not sold with this order')
  if (new Set(lots.map(({ id }) => id)).size < lots.length) throw wrongField('lots', 'names a lot twice')
  if (lots.reduce((sum, { pieces }) => sum + pieces, 0) > line.quantity)
    throw wrongField('lots', `are more than the ${line.quantity} pieces of the order`)
  await lockLots(trx, [productId])
  const wanted = await compare(trx, orderId, named, line.isGone)
  for (const { id: lotId, pieces, known, isBlocked } of wanted)
    if (pieces < known) await giveToLot(trx, orderId, { productId, lotId, pieces: known - pieces, isBlocked })
  for (const { id: lotId, pieces, known, isBlocked } of wanted) {
    if (pieces <= known) continue
    await takeFromLot(trx, orderId, { productId, lotId, pieces: pieces - known })
    if (isBlocked) await putOnSale(trx, productId, pieces - known)
  }
  await fitLots([productId]).execute(trx)
  await announceProducts(trx, [productId])
  return wanted.flatMap(({ code, pieces }) => (pieces > 0 ? [`${code} × ${pieces}`] : [])).join(', ')
}
