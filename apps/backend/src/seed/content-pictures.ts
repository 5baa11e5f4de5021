import type { Database } from '../platform/database/open-database.ts'
import { readBanners, readBrands, readPageContents, readPromotions } from './data/read-demo-data.ts'

/** A drawing that a row of the content still lacks, and how it gets it. */
export type WantedPicture = { file: string; assign: (db: Database, hash: string) => Promise<unknown> }

type Drawn = { slug: string; picture: string | null }

async function wantedBySlug(
  db: Database,
  table: 'banner' | 'promotion' | 'brand',
  rows: readonly Drawn[],
): Promise<WantedPicture[]> {
  const lacking = await db.selectFrom(table).where('picture_hash', 'is', null).select('slug').execute()
  return lacking.flatMap(({ slug }) => {
    const file = rows.find((row) => row.slug === slug)?.picture
    if (!file) return []
    return [
      {
        file,
        assign: (executor: Database, hash: string) =>
          executor.updateTable(table).set({ picture_hash: hash }).where('slug', '=', slug).execute(),
      },
    ]
  })
}

async function wantedByPages(db: Database): Promise<WantedPicture[]> {
  const lacking = await db
    .selectFrom('page_content')
    .where('picture_hash', 'is', null)
    .select(['id', 'page', 'place', 'title'])
    .execute()
  return lacking.flatMap(({ id, page, place, title }) => {
    const file = readPageContents().find(
      (piece) => piece.page === page && piece.place === place && piece.title.it === title.it,
    )?.picture
    if (!file) return []
    return [
      {
        file,
        assign: (executor: Database, hash: string) =>
          executor.updateTable('page_content').set({ picture_hash: hash }).where('id', '=', id).execute(),
      },
    ]
  })
}

async function wantedByPosts(db: Database): Promise<WantedPicture[]> {
  const lacking = await db
    .selectFrom('post')
    .innerJoin('post_text', 'post_text.post_id', 'post.id')
    .where('post.picture_hash', 'is', null)
    .where('post_text.lang', '=', 'it')
    .select(['post.id', 'post_text.slug'])
    .execute()
  return lacking.map(({ id, slug }) => ({
    file: `post-${slug}.webp`,
    assign: (executor, hash) =>
      executor.updateTable('post').set({ picture_hash: hash }).where('id', '=', id).execute(),
  }))
}

/** What banners, promotions, brands, pages and posts of the seed still lack. */
export async function wantedByContent(db: Database): Promise<WantedPicture[]> {
  return [
    ...(await wantedBySlug(db, 'banner', readBanners())),
    ...(await wantedBySlug(db, 'promotion', readPromotions())),
    ...(await wantedBySlug(db, 'brand', readBrands())),
    ...(await wantedByPages(db)),
    ...(await wantedByPosts(db)),
  ]
}
