import { PAGE_SIZE } from '@filiera/domain/catalogue-constants'
import type { Language } from '@filiera/domain/languages'
import { resolveMatch, type TextFilter } from '../../catalog/search/resolve-match.ts'
import type { OpenDatabase } from '../../platform/database/open-database.ts'
import { responsesOf } from '../../platform/http/response-cache.ts'
import { presentPost } from './post.presenter.ts'
import {
  countPosts,
  findPostRows,
  findPosts,
  findTopics,
  type ListedPost,
  type PostFilters,
} from './posts.store.ts'

/** A `Post` of the wire as JSON. */
export type PostJson = string
export type PostsQuery = Omit<PostFilters, 'text'> & TextFilter

/** Posts of a page as JSON in their order: what this process has of their version, the others from the database. */
async function readListed(
  database: OpenDatabase,
  listed: readonly Pick<ListedPost, 'id' | 'version'>[],
  lang: Language,
): Promise<PostJson[]> {
  const texts = responsesOf(database, 'post')
  const found = new Map<string, PostJson>()
  for (const { id, version } of listed) {
    const text = texts.find(id, lang, version)
    if (text !== undefined) found.set(id, text)
  }
  const missing = new Map(listed.filter(({ id }) => !found.has(id)).map(({ id, version }) => [id, version]))
  if (missing.size > 0) {
    for (const row of await findPostRows(database, [...missing.keys()], lang)) {
      const text = JSON.stringify(presentPost(row))
      texts.set(row.id, lang, missing.get(row.id) ?? '', text)
      found.set(row.id, text)
    }
  }
  return listed.flatMap(({ id }) => found.get(id) ?? [])
}

/** What visitors may see of the blog at `now` by filters, one page; `total` stops at 1,001. */
export async function readPosts(
  database: OpenDatabase,
  query: PostsQuery & { start?: number | undefined; limit?: number | undefined },
  now: Date,
): Promise<{ posts: PostJson[]; total: number }> {
  const { start = 0, limit = PAGE_SIZE } = query
  const filters = { ...query, text: await resolveMatch(database, query, 'post') }
  const listed = await findPosts(database, filters, { start, limit, now })
  const total = listed[0]?.total ?? (await countPosts(database, filters, now))
  return { posts: await readListed(database, listed, query.lang), total }
}

/** How many of them match, 1,001 for more than 1,000 (decision 34). */
export async function countMatchingPosts(
  database: OpenDatabase,
  query: PostsQuery,
  now: Date,
): Promise<number> {
  return countPosts(database, { ...query, text: await resolveMatch(database, query, 'post') }, now)
}

/** Posts whose tags make the list of topics. */
const TOPICS_FROM = 60

/** The topics of the latest posts, the most frequent first. */
export const readTopics = (database: OpenDatabase, now: Date) => findTopics(database, TOPICS_FROM, now)
