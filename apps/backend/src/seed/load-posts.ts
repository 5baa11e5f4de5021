import { type Language, languages, type Texts } from '@filiera/domain/languages'
import { escapeHtml } from '@filiera/server-kit/escape-html'
import { cleanPost } from '../content/blog/clean-post.ts'
import type { Transaction } from '../platform/database/open-database.ts'
import type { SeedPost } from './data/content-schemas.ts'
import { listPosts, readPosts, readProducts } from './data/read-demo-data.ts'
import { daysBefore } from './data/seed-rows.ts'

/** Posts come out in the morning, hours after midnight UTC. */
const PUBLISHED_AT_HOUR = 7
const HOUR_MS = 3_600_000

const named: Texts = { it: 'In questa storia', en: 'In this story', es: 'En esta historia' }
/** The text with links to the products it names at its end. */
function textWithProducts(post: SeedPost, lang: Language, idOf: ReadonlyMap<string, string>): string {
  const items = post.products.flatMap((slug) => {
    const id = idOf.get(slug)
    const title = readProducts().find((product) => product.slug === slug)?.title[lang]
    return id && title ? [`<li><a href="/product/${id}">${escapeHtml(title)}</a></li>`] : []
  })
  return items.length > 0
    ? `${post.text[lang]}\n<h2>${named[lang]}</h2>\n<ul>${items.join('')}</ul>`
    : post.text[lang]
}

async function loadPost(
  trx: Transaction,
  post: SeedPost,
  idOf: ReadonlyMap<string, string>,
  now: Date,
): Promise<void> {
  const { id } = await trx
    .insertInto('post')
    .values({
      status: 'published',
      published_at: new Date(daysBefore(now, post.publishedDaysAgo).getTime() + PUBLISHED_AT_HOUR * HOUR_MS),
      author: post.author,
      tags: post.tags,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await trx
    .insertInto('post_text')
    .values(
      languages.map((lang) => ({
        post_id: id,
        lang,
        slug: post.slug[lang],
        title: post.title[lang],
        excerpt: post.excerpt[lang],
        text: cleanPost(textWithProducts(post, lang, idOf)),
      })),
    )
    .execute()
}

/** Writes the posts whose Italian slug is not there yet. @returns how many */
export async function loadPosts(trx: Transaction, now: Date): Promise<number> {
  const known = await trx.selectFrom('post_text').select('slug').where('lang', '=', 'it').execute()
  const missing = listPosts().filter((slug) => !known.some((text) => text.slug === slug))
  if (missing.length === 0) return 0
  const rows = await trx
    .selectFrom('product')
    .where('source_key', 'is', null)
    .select(['id', 'slug'])
    .execute()
  const idOf = new Map(rows.map(({ id, slug }) => [slug, id]))
  for (const post of readPosts(missing)) await loadPost(trx, post, idOf, now)
  return missing.length
}
