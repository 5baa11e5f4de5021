import type { Language, Texts } from '@filiera/domain/languages'
import type { ColumnType, Generated } from 'kysely'
import type { DefaultTime, Json, SerialId, SmallSerialId, Time } from './columns.ts'

/** Texts of which Italian is there; the others fall back to it. */
type StoredTexts = Json<Partial<Texts>>

type BrandTable = {
  id: SmallSerialId
  slug: string
  name: string
  description: ColumnType<Partial<Texts>, string | undefined, string>
  picture_hash: string | null
}

type PostTable = {
  id: SerialId
  status: Generated<'draft' | 'published' | 'withdrawn'>
  published_at: Time | null
  author: string
  tags: Generated<string[]>
  picture_hash: string | null
  header_picture_hash: string | null
  created_at: DefaultTime
  updated_at: DefaultTime
}

type PostTextTable = {
  post_id: string
  lang: Language
  slug: string
  title: string
  excerpt: Generated<string>
  text: string
}

type Shown = {
  picture_hash: string | null
  link: string | null
  published: Generated<boolean>
}
type Period = { starts_at: Time | null; ends_at: Time | null }

type BannerTable = Shown &
  Period & {
    id: SmallSerialId
    slug: string
    position: Generated<number>
    title: StoredTexts
    text: StoredTexts
  }

type PromotionTable = Shown &
  Period & {
    id: SmallSerialId
    slug: string
    position: Generated<number>
    title: StoredTexts
    description: StoredTexts
  }

type PageContentTable = Shown & {
  id: SerialId
  page: string
  place: string
  position: Generated<number>
  title: StoredTexts
  text: StoredTexts
}

/** The tables of `0005-content.sql`. */
export type ContentTables = {
  brand: BrandTable
  post: PostTable
  post_text: PostTextTable
  banner: BannerTable
  promotion: PromotionTable
  page_content: PageContentTable
}
