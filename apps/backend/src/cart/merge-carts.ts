import type { EndpointAnswer } from '@filiera/contract/endpoint'
import type { Cart, mergeCart } from '@filiera/contract/orders/cart'
import type { Language } from '@filiera/domain/languages'
import { inTransaction } from '../platform/database/in-transaction.ts'
import type { Transaction } from '../platform/database/open-database.ts'
import type { Services } from '../services.ts'
import { deleteCarts, type LineToSet, lockCarts, lockQuantities, setLines } from './cart.store.ts'
import { type CartOwner, visitorOwner } from './cart-owner.ts'
import { findWantedProducts, type WantedProduct } from './cart-reading.store.ts'
import { followWarehouses } from './follow-warehouses.ts'
import { mergedLine } from './merged-line.ts'
import { readCarts, today } from './read-carts.ts'
import type { LineStep } from './step-line.ts'

type MergeChange = EndpointAnswer<typeof mergeCart>['changes'][number]

/** The larger quantity where a product is named twice. */
function wishes(items: readonly LineStep[]): Map<string, number> {
  const wished = new Map<string, number>()
  for (const { productId, quantity } of items)
    wished.set(productId, Math.max(wished.get(productId) ?? 0, quantity))
  return wished
}

/** Drafts were never public: their name is not said. */
const gone = (productId: string, product: WantedProduct | undefined): MergeChange => ({
  productId,
  title: product?.withdrawn ? product.title : '',
  change: 'gone',
  quantity: 0,
})

async function mergeIn(
  trx: Transaction,
  { clock }: Services,
  owner: CartOwner,
  wished: Map<string, number>,
  lang: Language,
): Promise<MergeChange[]> {
  const products = new Map(
    (await findWantedProducts(trx, owner, [...wished.keys()], lang, today(clock))).map((product) => [
      product.productId,
      product,
    ]),
  )
  const taken = [...products.values()].filter(({ published }) => published)
  const carts = await lockCarts(
    trx,
    owner,
    taken.map(({ warehouseId }) => warehouseId),
    clock.now(),
  )
  const existing = await lockQuantities(trx, [...carts.values()])
  const changes: MergeChange[] = []
  const lines: LineToSet[] = []
  for (const [productId, quantity] of wished) {
    const product = products.get(productId)
    const cartId = product?.published ? carts.get(product.warehouseId) : undefined
    if (!product || !cartId) {
      changes.push(gone(productId, product))
      continue
    }
    const line = mergedLine(existing.get(productId) ?? 0, quantity, product.closed ? 0 : product.stock)
    lines.push({ ...line, cartId, productId, chargedCents: product.chargedCents })
    if (line.change)
      changes.push({ productId, title: product.title, change: line.change, quantity: line.quantity })
  }
  await setLines(trx, lines)
  return changes
}

/** Unites a visitor's lines with the account's carts, all or nothing; the visitor's own carts end with it (decision 12). */
export async function mergeCarts(
  services: Services,
  owner: CartOwner,
  items: readonly LineStep[],
  { visitorId, lang }: { visitorId: string | null; lang: Language },
): Promise<{ carts: Cart[]; changes: MergeChange[] }> {
  const { db, clock } = services
  const changes = await inTransaction(db, async (trx) => {
    await followWarehouses(trx, owner, clock.now())
    const merged = await mergeIn(trx, services, owner, wishes(items), lang)
    if (visitorId) await deleteCarts(trx, visitorOwner(visitorId))
    return merged
  })
  return { carts: await readCarts(db, clock, owner, lang), changes }
}
