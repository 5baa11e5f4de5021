import type { createSellerProduct } from '@filiera/contract/console/products'
import type { EndpointRequest } from '@filiera/contract/endpoint'
import { eurosToCents } from '@filiera/domain/money/money'
import { applyChange, changeBetween } from '@filiera/domain/products/content-parts'
import { slugify } from '@filiera/domain/products/slugify'
import { bareContent } from '../../catalog/content/empty-content.ts'
import { findLiveProduct } from '../../catalog/content/read-live-products.ts'
import type { ContentCategory } from '../../catalog/content/required-parts.ts'
import { lockNewProducts } from '../../catalog/products/lock-new-products.sql.ts'
import { findShopOrigin, type ShippingOrigin } from '../../catalog/products/shop-origin.sql.ts'
import {
  type AuditedChange,
  type ShopActor,
  writeAudit,
  writeAudits,
} from '../../platform/audit/audit.store.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import type { Executor, Transaction } from '../../platform/database/open-database.ts'
import { notFound, ProblemError } from '../../platform/problem-error.ts'
import type { Services } from '../../services.ts'
import { deleteNewProduct, findCreated, findFreeSlugs, insertProducts } from './create-product.store.ts'
import { findDraft, lockDraft, writeDraft } from './drafts.store.ts'
import { findContentCategory, findFirstCategory } from './shop-facts.store.ts'

type Asked = EndpointRequest<typeof createSellerProduct>['body']
/** Without a category it says that one is missing. */
type Input = Omit<Asked, 'category'> & { category: string | null }

const newContent = ({ title, category }: Pick<Input, 'title' | 'category'>, origin: ShippingOrigin) =>
  applyChange(bareContent(origin), { texts: { it: { title } }, category, warehouse: origin.warehouse_id })

/** Addresses for titles that nothing of the shop has, nor another one of them. */
async function freeSlugs(executor: Executor, sellerId: string, titles: readonly string[]): Promise<string[]> {
  const names = titles.map(slugify)
  const free = Map.groupBy(await findFreeSlugs(executor, sellerId, names), ({ name }) => name)
  return names.map((name) => free.get(name)?.shift()?.slug ?? '')
}

async function originOf(executor: Executor, sellerId: string): Promise<ShippingOrigin> {
  const origin = await findShopOrigin(executor, sellerId)
  if (!origin) throw notFound()
  const { warehouse_id } = origin
  if (warehouse_id === null) throw new ProblemError('conflict', 'The shop has no warehouse to ship from yet.')
  return { ...origin, warehouse_id }
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
export async function readNewContent(executor: Executor, sellerId: string) {
  return newContent({ title: '', category: null }, await originOf(executor, sellerId))
}

/** Ids of categories by their slugs. */
async function categoriesOf(executor: Executor, inputs: readonly Input[]) {
  const found = new Map<string | null, number>()
  for (const { category } of inputs)
    if (!found.has(category)) found.set(category, (await categoryOf(executor, category)).id)
  return found
}

/**
 * New products with the status draft, at least one, inside of a transaction with `lockNewProducts`.
 * @param inputs each with a key that makes it the same one when it is made again
 * @returns their ids, in their order
 */
export async function createDraftProducts(
  trx: Transaction,
  shopActor: ShopActor,
  inputs: readonly (Input & { sourceKey: string })[],
  now: Date,
): Promise<string[]> {
  const { sellerId, accountId } = shopActor
  const origin = await originOf(trx, sellerId)
  const categories = await categoriesOf(trx, inputs)
  const copies = await Promise.all(inputs.map((input) => copiedFrom(trx, sellerId, input)))
  const slugs = await freeSlugs(
    trx,
    sellerId,
    inputs.map(({ title }) => title),
  )
  const products = inputs.map((input, at) => ({
    sourceKey: input.sourceKey,
    slug: slugs[at] ?? '',
    categoryId: categories.get(input.category) ?? 0,
    priceCents: eurosToCents(input.price),
    content: newContent(input, origin),
  }))
  const ids = await insertProducts(trx, { sellerId, origin, now }, products)
  for (const [at, { content }] of products.entries()) {
    const [id, copied] = [ids[at] ?? '', copies[at]]
    if (!copied) continue
    await lockDraft(trx, id, accountId, now)
    const change = changeBetween(content, copied)
    await writeDraft(trx, id, { baseVersion: null, content: change, accountId, at: now })
  }
  const audited = inputs.map(({ title, category, price, from = null }, at): AuditedChange => {
    const after = { title, category, priceCents: eurosToCents(price), from }
    return { kind: 'product', id: ids[at] ?? '', before: null, after, at: now }
  })
  await writeAudits(trx, shopActor, audited)
  return ids
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
    await lockNewProducts(shopActor.sellerId).execute(trx)
    const known = await findCreated(trx, shopActor.sellerId, sourceKey)
    if (known) return known
    const [made = ''] = await createDraftProducts(trx, shopActor, [{ ...input, sourceKey }], clock.now())
    return made
  })
}

/**
 * Takes a product away that was made by mistake: a draft that nobody changed since and that was never on sale.
 * @returns false where somebody did
 */
export async function removeNewProduct(
  trx: Transaction,
  actor: ShopActor,
  { id, draftVersion, title, at }: { id: string; draftVersion: number; title: string; at: Date },
): Promise<boolean> {
  if (!(await deleteNewProduct(trx, actor.sellerId, id, draftVersion))) return false
  await writeAudit(trx, actor, {
    kind: 'product',
    id,
    before: { title, draft: draftVersion },
    after: null,
    at,
  })
  return true
}
