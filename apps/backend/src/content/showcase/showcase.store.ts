import type { Language } from '@filiera/domain/languages'
import { sql } from 'kysely'
import { inLanguage } from '../../platform/database/in-language.ts'
import type { OpenDatabase } from '../../platform/database/open-database.ts'

export type CollectionRow = {
  id: number
  slug: string
  name: string
  title: string
  description: string
  picture_hash: string | null
}

type Shown = { picture_hash: string | null; link: string | null; title: string }
type Period = { starts_at: Date | null; ends_at: Date | null }
export type BannerRow = Shown & Period & { slug: string; text: string }
export type PromotionRow = Shown & Period & { id: string; slug: string; description: string }
export type PageContentRow = Shown & { id: string; place: string; position: number; text: string }

/** Published and inside its period. */
const isCurrent = (now: Date) => sql`published
  and (starts_at is null or starts_at <= ${now}::timestamptz) and (ends_at is null or ends_at > ${now}::timestamptz)`

const collectionColumns = (lang: Language) => sql`id, slug, name, ${inLanguage('title', lang)} as title,
  ${inLanguage('description', lang)} as description, picture_hash`

/** A published collection by its name or its slug. */
export async function findCollection(
  { db }: OpenDatabase,
  name: string,
  lang: Language,
): Promise<CollectionRow | undefined> {
  const { rows } = await sql<CollectionRow>`
    select ${collectionColumns(lang)} from collection
    where (name = ${name} or slug = ${name}) and published order by name = ${name} desc limit 1`.execute(db)
  return rows[0]
}

/** A published collection by its slug. */
export async function findCollectionBySlug(
  { db }: OpenDatabase,
  slug: string,
  lang: Language,
): Promise<CollectionRow | undefined> {
  const { rows } = await sql<CollectionRow>`
    select ${collectionColumns(lang)} from collection where slug = ${slug} and published`.execute(db)
  return rows[0]
}

/** The slug of every published collection, in their order. */
export async function findCollectionSlugs({ db }: OpenDatabase): Promise<string[]> {
  const { rows } = await sql<{ slug: string }>`
    select slug from collection where published order by position, id`.execute(db)
  return rows.map(({ slug }) => slug)
}

/** Current banners; `slugs` null means all. */
export async function findBanners(
  { db }: OpenDatabase,
  slugs: string[] | null,
  { lang, now }: { lang: Language; now: Date },
): Promise<BannerRow[]> {
  const { rows } = await sql<BannerRow>`
    select slug, ${inLanguage('title', lang)} as title, ${inLanguage('text', lang)} as text, picture_hash, link, starts_at, ends_at
    from banner where ${isCurrent(now)} and (${slugs}::text[] is null or slug = any(${slugs}::text[]))
    order by position, id`.execute(db)
  return rows
}

export async function findPromotions(
  { db }: OpenDatabase,
  { lang, now }: { lang: Language; now: Date },
): Promise<PromotionRow[]> {
  const { rows } = await sql<PromotionRow>`
    select id::text, slug, ${inLanguage('title', lang)} as title, ${inLanguage('description', lang)} as description,
      picture_hash, link, starts_at, ends_at
    from promotion where ${isCurrent(now)} order by position, id`.execute(db)
  return rows
}

/** What is published on a page; `place` null means everywhere on it. */
export async function findPageContents(
  { db }: OpenDatabase,
  page: string,
  place: string | null,
  lang: Language,
): Promise<PageContentRow[]> {
  const { rows } = await sql<PageContentRow>`
    select id, place, position, ${inLanguage('title', lang)} as title, ${inLanguage('text', lang)} as text, picture_hash, link
    from page_content where published and page = ${page} and (${place}::text is null or place = ${place}::text)
    order by place, position, id`.execute(db)
  return rows
}
