import { COUNT_CAP } from '@filiera/domain/catalogue-constants'
import type { Language } from '@filiera/domain/languages'
import { type RawBuilder, sql } from 'kysely'
import { entryMatches, entryRelevance } from '../../catalog/search/matches/entry-matches.sql.ts'
import { postsContaining } from '../../catalog/search/matches/title-matches.sql.ts'
import type { ResolvedMatch } from '../../catalog/search/resolve-match.ts'
import { firstText } from '../../platform/database/in-language.ts'
import type { OpenDatabase } from '../../platform/database/open-database.ts'

export type PostRow = {
  id: string
  published_at: Date
  author: string
  tags: string[]
  picture_hash: string | null
  header_picture_hash: string | null
  lang: Language
  slug: string
  title: string
  excerpt: string
  text: string
}

export type PostFilters = {
  tag?: string[] | undefined
  /** Null without a text. */
  text: ResolvedMatch | null
  lang: Language
}

/** What visitors may see at `now`: never a draft, a withdrawn post or one of tomorrow. */
const visible = (now: Date) => sql`p.status = 'published' and p.published_at <= ${now}::timestamptz`

/** The text in the wanted language, else Italian, else any, and the Italian one for what it lacks. */
const textOrder = (lang: Language) => sql`order by (lang = ${lang}) desc, (lang = 'it') desc, lang limit 1`
const textJoin = (lang: Language) => sql`
  join lateral (select lang, slug, title, excerpt, text from post_text where post_id = p.id ${textOrder(lang)}) t on true
  left join post_text it on it.post_id = p.id and it.lang = 'it'`

/** Without a text of its own a post shows the Italian one, with its excerpt and language. */
const isUntold = sql`btrim(t.text) = '' and it.text is not null`
const columns = sql`p.id, p.published_at, p.author, p.tags, p.picture_hash, p.header_picture_hash,
  case when ${isUntold} then it.lang else t.lang end as lang, t.slug, t.title,
  case when ${isUntold} then it.excerpt else t.excerpt end as excerpt, ${firstText('t.text', 'it.text')} as text`

function matching({ tag, text, lang }: PostFilters, now: Date): RawBuilder<unknown> {
  const conditions: RawBuilder<unknown>[] = [visible(now)]
  if (tag) conditions.push(sql`p.tags && ${tag}::text[]`)
  if (text)
    conditions.push(
      'words' in text
        ? sql`p.id in (${entryMatches(text.words, 'post')})`
        : sql`p.id in (${postsContaining(text.contained, lang)})`,
    )
  return sql.join(conditions, sql` and `)
}

/** A post in its place; `version` changes with anything shown of it. `total` stops at 1,001. */
export type ListedPost = { id: string; version: string; total: number }

/** The latest first; with several tags those that share more of them, of a search the best matches. */
export async function findPosts(
  database: OpenDatabase,
  filters: PostFilters,
  page: { start: number; limit: number; now: Date },
): Promise<ListedPost[]> {
  const { tag, text } = filters
  const shared =
    tag && tag.length > 1
      ? sql`(select count(*) from unnest(p.tags) shared where shared = any(${tag}::text[])) desc,`
      : sql``
  const bestFirst =
    text && 'words' in text ? sql`${entryRelevance(text.words, 'post', sql`p.id`)} desc,` : sql``
  const { rows } = await sql<ListedPost>`
    select p.id, p.xmin::text || '.' || (select string_agg(xmin::text || lang, '.' order by lang) from post_text where post_id = p.id) as version,
      ${counted(filters, page.now)} as total
    from post p where ${matching(filters, page.now)}
    order by ${bestFirst} ${shared} p.published_at desc, p.id desc limit ${page.limit}::int offset ${page.start}::int`.execute(
    database.db,
  )
  return rows
}

/** Everything shown of posts, in no order. */
export async function findPostRows(
  { db }: OpenDatabase,
  ids: readonly string[],
  lang: Language,
): Promise<PostRow[]> {
  const { rows } = await sql<PostRow>`
    select ${columns} from post p ${textJoin(lang)} where p.id = any(${ids}::bigint[])`.execute(db)
  return rows
}

const counted = (filters: PostFilters, now: Date) => sql<number>`
  (select count(*)::int from (select 1 from post p where ${matching(filters, now)} limit ${COUNT_CAP + 1}::int) counted)`

/** How many match, 1,001 for more than 1,000 (decision 34). */
export async function countPosts({ db }: OpenDatabase, filters: PostFilters, now: Date): Promise<number> {
  const { rows } = await sql<{ total: number }>`select ${counted(filters, now)} as total`.execute(db)
  return rows[0]?.total ?? 0
}

/** Every visible post, the latest first. */
export async function findPostSlugs(
  { db }: OpenDatabase,
  lang: Language,
  now: Date,
): Promise<{ id: string; slug: string }[]> {
  const { rows } = await sql<{ id: string; slug: string }>`
    select p.id, t.slug from post p ${textJoin(lang)} where ${visible(now)}
    order by p.published_at desc, p.id desc`.execute(db)
  return rows
}

/** The tags of the latest posts, the most frequent first. */
export async function findTopics({ db }: OpenDatabase, latest: number, now: Date): Promise<string[]> {
  const { rows } = await sql<{ tag: string }>`
    select tag from (
      select unnest(tags) as tag from (
        select p.tags from post p where ${visible(now)} order by p.published_at desc, p.id desc limit ${latest}::int
      ) latest
    ) tagged group by tag order by count(*) desc, plain_text(tag), tag`.execute(db)
  return rows.map(({ tag }) => tag)
}

/** The slug of a post in each of its languages. */
export async function findSlugs(
  { db }: OpenDatabase,
  id: string,
): Promise<{ lang: Language; slug: string }[]> {
  return db
    .selectFrom('post_text')
    .select(['lang', 'slug'])
    .where('post_id', '=', id)
    .orderBy('lang')
    .execute()
}

/** A visible post; undefined for any other id. */
export async function findPost(
  { db }: OpenDatabase,
  id: string,
  lang: Language,
  now: Date,
): Promise<PostRow | undefined> {
  const { rows } = await sql<PostRow>`
    select ${columns} from post p ${textJoin(lang)} where p.id = ${id}::bigint and ${visible(now)}`.execute(
    db,
  )
  return rows[0]
}
