import type { Post } from '@filiera/contract/content/blog'
import { type Language, languages } from '@filiera/domain/languages'
import type { OpenDatabase } from '../../platform/database/open-database.ts'
import { notFound } from '../../platform/problem-error.ts'
import { presentPost } from './post.presenter.ts'
import { findPost, findSlugs } from './posts.store.ts'

/** @throws ProblemError not_found for a post that visitors may not see at `now` */
export async function readPost(database: OpenDatabase, id: string, lang: Language, now: Date): Promise<Post> {
  const row = await findPost(database, id, lang, now)
  if (!row) throw notFound()
  return presentPost(row)
}

/** The slug of a post in every language: its own, else the Italian one, else any. */
export async function readSlugs(database: OpenDatabase, id: string): Promise<Record<Language, string>> {
  const slugs = await findSlugs(database, id)
  const slugIn = (wanted: Language) => slugs.find(({ lang }) => lang === wanted)?.slug
  const other = slugIn('it') ?? slugs[0]?.slug ?? ''
  return Object.fromEntries(languages.map((lang) => [lang, slugIn(lang) ?? other])) as Record<
    Language,
    string
  >
}
