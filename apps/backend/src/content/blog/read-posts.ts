import type { Language } from '@filiera/domain/languages'
import type { OpenDatabase } from '../../platform/database/open-database.ts'
import { responsesOf } from '../../platform/http/response-cache.ts'
import { presentPost } from './post.presenter.ts'
import { findPostRows, type ListedPost } from './posts.store.ts'

/** Posts of a page as JSON in their order: what this process has of their version, the others from the database. */
export async function readPosts(
  database: OpenDatabase,
  listed: readonly Pick<ListedPost, 'id' | 'version'>[],
  lang: Language,
): Promise<string[]> {
  const texts = responsesOf(database, 'post')
  const found = new Map<string, string>()
  for (const { id, version } of listed) {
    const text = texts.find(id, lang, version)
    if (text !== undefined) found.set(id, text)
  }
  const missing = new Map(listed.filter(({ id }) => !found.has(id)).map(({ id, version }) => [id, version]))
  if (missing.size > 0) {
    for (const row of await findPostRows(database, [...missing.keys()], lang)) {
      const text = JSON.stringify(presentPost(row))
      texts.keep(row.id, lang, missing.get(row.id) ?? '', text)
      found.set(row.id, text)
    }
  }
  return listed.flatMap(({ id }) => found.get(id) ?? [])
}
