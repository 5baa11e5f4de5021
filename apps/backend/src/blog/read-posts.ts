import type { Language } from '@filiera/domain/languages'
import type { OpenDatabase } from '../database/open-database.ts'
import { createKeptTexts, type KeptTexts } from '../http/kept-texts.ts'
import { postAnswer } from './post.answer.ts'
import { findPostRows, type ListedPost } from './posts.store.ts'

/** Some 500 posts. */
const MOST_CHARACTERS = 4_000_000
const kept = new WeakMap<OpenDatabase, KeptTexts>()

function textsOf(database: OpenDatabase): KeptTexts {
  const texts = kept.get(database) ?? createKeptTexts(MOST_CHARACTERS)
  kept.set(database, texts)
  return texts
}

/** Posts of a page as JSON in their order: what this process has of their version, the others from the database. */
export async function readPosts(
  database: OpenDatabase,
  listed: readonly Pick<ListedPost, 'id' | 'version'>[],
  lang: Language,
): Promise<string[]> {
  const texts = textsOf(database)
  const found = new Map<string, string>()
  for (const { id, version } of listed) {
    const text = texts.find(id, lang, version)
    if (text !== undefined) found.set(id, text)
  }
  const missing = new Map(listed.filter(({ id }) => !found.has(id)).map(({ id, version }) => [id, version]))
  if (missing.size > 0) {
    for (const row of await findPostRows(database, [...missing.keys()], lang)) {
      const text = JSON.stringify(postAnswer(row))
      texts.keep(row.id, lang, missing.get(row.id) ?? '', text)
      found.set(row.id, text)
    }
  }
  return listed.flatMap(({ id }) => found.get(id) ?? [])
}
