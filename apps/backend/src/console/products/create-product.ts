import type { createSellerProduct } from '@filiera/contract/console/products'
import type { EndpointRequest } from '@filiera/contract/endpoint'
import { eurosToCents } from '@filiera/domain/money/money'
import { applyChange, changeBetween } from '@filiera/domain/products/content-parts'
import { HOME_MARKET, slugify } from '../../catalog/import/read/product-columns.ts'
import { type ShopActor, writeAudit } from '../../platform/audit/audit.store.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import type { Executor, Transaction } from '../../platform/database/open-database.ts'
import { notFound, ProblemError } from '../../platform/problem-error.ts'
import type { Services } from '../../services.ts'
import {
  deleteNewProduct,
  findCreated,
  findShopPlace,
  findSlugsLike,
  insertProduct,
  lockCreation,
  type ShopPlace,
} from './create-product.store.ts'
import { findDraft, lockDraft, writeDraft } from './drafts.store.ts'
import { emptyContent } from './empty-content.ts'
import { findLiveProduct } from './live-content.store.ts'
import type { ContentCategory } from './review-content.ts'
import { findContentCategory, findFirstCategory } from './shop-facts.store.ts'

type Asked = EndpointRequest<typeof createSellerProduct>['body']
/** Without a category it says that one is missing. */
type Input = Omit<Asked, 'category'> & { category: string | null }

/** What a new product says by itself. */
function bareContent(
  { title, category }: Pick<Input, 'title' | 'category'>,
  place: ShopPlace,
  warehouse: string,
) {
  const { operator_name: name, operator_address: address } = place
  return applyChange(emptyContent, {
    texts: { it: { title } },
    category,
    warehouse,
    shipsTo: HOME_MARKET,
    operator: { name, address },
  })
}

async function freeSlug(executor: Executor, sellerId: string, title: string): Promise<string> {
  const wanted = slugify(title)
  const taken = await findSlugsLike(executor, sellerId, wanted)
  let slug = wanted
  for (let number = 2; taken.has(slug); number++) slug = `${wanted}-${number}`
  return slug
}

async function placeOf(
  executor: Executor,
  sellerId: string,
): Promise<{ place: ShopPlace; warehouse: string }> {
  const place = await findShopPlace(executor, sellerId)
  if (!place) throw notFound()
  const { warehouse_id: warehouse } = place
  if (warehouse === null) throw new ProblemError('conflict', 'The shop has no warehouse to ship from yet.')
  return { place, warehouse }
}

/** @returns the first of all for a product that has none yet */
async function categoryOf(executor: Executor, slug: string | null): Promise<Pick<ContentCategory, 'id'>> {
  const category =
    slug === null ? await findFirstCategory(executor) : await findContentCategory(executor, slug)
  if (category) return category
  const fields = [{ field: 'category', message: 'is not a category' }]
  throw new ProblemError('invalid_body', 'There is no such category.', { fields })
}

/** What is copied of another product, as it is being changed; codes stay with the one that they name. */
async function copiedFrom(executor: Executor, sellerId: string, { from, title, category }: Input) {
  if (from === undefined) return null
  const source = await findLiveProduct(executor, sellerId, from)
  if (!source) throw notFound()
  const draft = await findDraft(executor, from)
  const own = { texts: { it: { title } }, category, ownCode: null, gtin: null }
  return applyChange(applyChange(source.content, draft?.content ?? {}), own)
}

/** What a new product says by itself, without its name and category. @throws ProblemError conflict without a warehouse */
export async function readBareContent(executor: Executor, sellerId: string) {
  const { place, warehouse } = await placeOf(executor, sellerId)
  return bareContent({ title: '', category: null }, place, warehouse)
}

/**
 * A new product with the status draft, inside of a transaction in which nothing else makes one of the shop.
 * @param sourceKey makes it the same one when it is made again
 * @returns its id
 */
export async function createDraftProduct(
  trx: Transaction,
  shopActor: ShopActor,
  input: Input,
  sourceKey: string,
  now: Date,
): Promise<string> {
  const { sellerId, accountId } = shopActor
  const { place, warehouse } = await placeOf(trx, sellerId)
  const category = await categoryOf(trx, input.category)
  const copied = await copiedFrom(trx, sellerId, input)
  const content = bareContent(input, place, warehouse)
  const slug = await freeSlug(trx, sellerId, input.title)
  const priceCents = eurosToCents(input.price)
  const categoryId = category.id
  const id = await insertProduct(trx, {
    sellerId,
    sourceKey,
    slug,
    categoryId,
    priceCents,
    content,
    place,
    now,
  })
  if (copied) {
    await lockDraft(trx, id, accountId, now)
    const change = changeBetween(content, copied)
    await writeDraft(trx, id, { baseVersion: null, content: change, accountId, at: now })
  }
  const after = { title: input.title, category: input.category, priceCents, from: input.from ?? null }
  await writeAudit(trx, shopActor, { kind: 'product', id, before: null, after, at: now })
  return id
}

/**
 * A new product with the status draft, in the shop's oldest warehouse; with the content of another one as its draft when that is named.
 * The same key makes the same product. @returns its id
 * @throws ProblemError not_found for another shop's product to copy, invalid_body for an unknown category, conflict without a warehouse
 */
export async function createProduct(
  { db, clock }: Services,
  shopActor: ShopActor,
  input: Input,
  key: string,
): Promise<string> {
  const sourceKey = `console:${key}`
  return inTransaction(db, async (trx) => {
    await lockCreation(trx, shopActor.sellerId)
    const known = await findCreated(trx, shopActor.sellerId, sourceKey)
    return known ?? createDraftProduct(trx, shopActor, input, sourceKey, clock.now())
  })
}

/**
 * Takes a product away that was made by mistake: a draft that nobody changed since and that was never on sale.
 * @returns false where somebody did
 */
export async function removeNewProduct(
  trx: Transaction,
  actor: ShopActor,
  { id, draftVersion, at }: { id: string; draftVersion: number; at: Date },
): Promise<boolean> {
  if (!(await deleteNewProduct(trx, actor.sellerId, id, draftVersion))) return false
  await writeAudit(trx, actor, { kind: 'product', id, before: { draft: draftVersion }, after: null, at })
  return true
}
