import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildTestBackend, type TestBackend } from '../../../test/build-test-backend.ts'
import { createCategory, createProduct } from '../../../test/factories/catalogue.ts'
import {
  createBanner,
  createPageContent,
  createPost,
  createPromotion,
} from '../../../test/factories/content.ts'
import { createBoughtLine } from '../../../test/factories/review.ts'
import { followFeed } from '../../../test/follow-feed.ts'
import { addReviews } from '../../catalog/reviews/add-reviews.ts'

let backend: TestBackend
beforeAll(async () => {
  backend = await buildTestBackend()
})
afterAll(() => backend.close())

it('tells by a tag that a row of the content was edited, by whatever hand', async () => {
  const { db } = backend.services
  const post = await createPost(db)
  const banner = await createBanner(db)
  const promotion = await createPromotion(db)
  const piece = await createPageContent(db, { page: 'about' })
  const category = await createCategory(db, { slug: 'olio' })
  const { id, sellerId } = await createProduct(db, { category_id: category })
  await sql`insert into brand (slug, name) values ('tre-coppi', 'Tre Coppi')`.execute(db)
  await sql`insert into collection (slug, name, title, description) values ('regali', 'Regali', '{}', '{}')`.execute(
    db,
  )
  const line = await createBoughtLine(backend, id)

  const next = await followFeed(backend)
  const edits: [ReturnType<typeof sql>, string[]][] = [
    [sql`update post set author = 'Bea' where id = ${post}`, ['posts', `post:${post}`]],
    [sql`update post_text set title = 'Altro' where post_id = ${post}`, ['posts', `post:${post}`]],
    [sql`update banner set published = false where slug = ${banner}`, ['banners']],
    [sql`delete from promotion where slug = ${promotion}`, ['promotions']],
    [sql`update page_content set position = 3 where id = ${piece}`, ['page:about']],
    [sql`update brand set name = '3 Coppi'`, ['brands', 'brand:tre-coppi']],
    [sql`update category set position = 9 where slug = 'olio'`, ['categories', 'category:olio']],
    [sql`update seller set telephone = '+39' where id = ${sellerId}`, ['sellers', `seller:${sellerId}`]],
    [sql`update collection set title = '{"it":"Doni"}'`, ['collections', 'collection:regali']],
    [
      sql`insert into collection_product (collection_id, position, product_id) select id, 0, ${id} from collection`,
      ['collection:regali'],
    ],
    [sql`delete from collection_product`, ['collection:regali']],
  ]
  for (const [edit, tags] of edits) {
    await edit.execute(db)
    expect(await next()).toEqual(tags)
  }
  const review = {
    ...line,
    stars: 5,
    title: '',
    text: '',
    lang: 'it' as const,
    author: 'A.',
    reply: null,
    at: backend.clock.now(),
  }
  await db.transaction().execute((trx) => addReviews(trx, [review]))
  expect(await next()).toEqual([`reviews:${id}`, `product:${id}`])
  await sql`update review set reply = 'Grazie', replied_at = now()`.execute(db)
  expect(await next()).toEqual([`reviews:${id}`, `product:${id}`])
})

it('is silent when nothing changed, and tells "everything" after a bulk load', async () => {
  const { db } = backend.services
  const next = await followFeed(backend)
  await sql`update seller set telephone = telephone`.execute(db)
  await sql`update post set author = 'Nobody' where id = 0`.execute(db)
  await sql`insert into brand (slug, name) select 'b' || n, 'B' from generate_series(1, 300) n`.execute(db)
  expect(await next()).toEqual(['brands', 'everything'])
})
