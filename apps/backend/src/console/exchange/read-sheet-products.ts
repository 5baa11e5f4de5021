import type { Executor } from '../../platform/database/open-database.ts'
import { readFormats } from '../formats/read-family.ts'
import { daysOf } from '../offers/offer-days.ts'
import { findOpenOffers } from '../offers/offers.store.ts'
import type { EditedContent } from '../products/read-contents.ts'
import type { SheetProduct } from './cells/write-row.ts'

/** Products as sheets write them, by their ids: with the offer that runs, else the next one, and the format in which they are sold. */
export async function readSheetProducts(
  executor: Executor,
  contents: ReadonlyMap<string, EditedContent>,
): Promise<Map<string, SheetProduct>> {
  const ids = [...contents.keys()]
  const offers = await findOpenOffers(executor, ids)
  const formats = await readFormats(executor, ids)
  return new Map(
    [...contents].map(([id, { live, content }]) => {
      const [first] = (offers.get(id) ?? []).toSorted(
        (one, other) => one.starts_at.getTime() - other.starts_at.getTime(),
      )
      const offer = first ? { cents: first.discounted_cents, ...daysOf(first) } : null
      const { price_cents: priceCents, stock } = live
      return [id, { id, content, priceCents, stock, offer, format: formats.get(id) ?? null }]
    }),
  )
}
