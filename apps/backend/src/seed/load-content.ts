import type { Clock } from '../platform/clock.ts'
import type { Database, Transaction } from '../platform/database/open-database.ts'
import type { SeedOffer } from './data/content-schemas.ts'
import { readBanners, readBrands, readPageContents, readPromotions } from './data/read-demo-data.ts'
import { daysBefore } from './data/seed-rows.ts'
import { loadNearThings, loadPairings, loadRecipes } from './load-goes-with.ts'
import { loadPosts } from './load-posts.ts'

const json = (value: unknown) => JSON.stringify(value)

const offerRow = ({ slug, title, link, fromDay, untilDay }: SeedOffer, position: number, now: Date) => ({
  slug,
  position,
  title: json(title),
  link,
  starts_at: daysBefore(now, -fromDay),
  ends_at: daysBefore(now, -untilDay),
  published: true,
})

async function loadOffers(trx: Transaction, now: Date): Promise<number> {
  const insertedBanners = await trx
    .insertInto('banner')
    .values(
      readBanners().map((offer, position) => ({
        ...offerRow(offer, position, now),
        text: json(offer.text),
      })),
    )
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .returning('id')
    .execute()
  const insertedPromotions = await trx
    .insertInto('promotion')
    .values(
      readPromotions().map((offer, position) => ({
        ...offerRow(offer, position, now),
        description: json(offer.text),
      })),
    )
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .returning('id')
    .execute()
  return insertedBanners.length + insertedPromotions.length
}

/** A link to a product names its slug in the data: its address is known once it is loaded. */
async function addressOf(trx: Transaction, link: string | null): Promise<string | null> {
  const slug = /^\/product\/(.+)$/.exec(link ?? '')?.[1]
  if (slug === undefined) return link
  const found = await trx.selectFrom('product').where('slug', '=', slug).select('id').executeTakeFirst()
  return found ? `/product/${found.id}` : null
}

async function loadPageContents(trx: Transaction): Promise<number> {
  const known = await trx.selectFrom('page_content').select('id').limit(1).executeTakeFirst()
  if (known) return 0
  const pieces = readPageContents()
  const links = new Map<string | null, string | null>()
  for (const { link } of pieces) links.set(link, await addressOf(trx, link))
  await trx
    .insertInto('page_content')
    .values(
      pieces.map(({ page, place, title, text, link }, position) => ({
        page,
        place,
        position,
        title: json(title),
        text: json(text),
        link: links.get(link) ?? null,
        published: true,
      })),
    )
    .execute()
  return pieces.length
}

async function loadBrands(trx: Transaction): Promise<number> {
  const brands = readBrands()
  const inserted = await trx
    .insertInto('brand')
    .values(brands.map(({ slug, name, description }) => ({ slug, name, description: json(description) })))
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .returning('slug')
    .execute()
  for (const { slug } of inserted) {
    const products = brands.find((brand) => brand.slug === slug)?.products ?? []
    await trx
      .updateTable('product')
      .set({ brand: slug })
      .where('slug', 'in', products)
      .where('source_key', 'is', null)
      .execute()
  }
  return inserted.length
}

/**
 * The brands, banners, promotions, page pieces, posts, pairings, recipes and near things of the demonstration that are not there yet; what is there stays as it is.
 * @returns how many were written
 */
export async function loadContent(
  db: Database,
  clock: Clock,
  report: (line: string) => void,
): Promise<number> {
  const now = clock.now()
  const written = await db.transaction().execute(async (trx) => ({
    brands: await loadBrands(trx),
    offers: await loadOffers(trx, now),
    pieces: await loadPageContents(trx),
    posts: await loadPosts(trx, now),
    pairings: await loadPairings(trx),
    recipes: await loadRecipes(trx),
    near: await loadNearThings(trx),
  }))
  const total = Object.values(written).reduce((sum, count) => sum + count, 0)
  if (total > 0) {
    report(
      `content: ${written.posts} posts, ${written.brands} brands, ${written.offers} banners and promotions, ${written.pieces} pieces of pages, ${written.pairings} pairings, ${written.recipes} recipes, ${written.near} near things`,
    )
  }
  return total
}
