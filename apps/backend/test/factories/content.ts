import type { Texts } from '@filiera/domain/languages'
import type { Insertable } from 'kysely'
import type { Executor } from '../../src/platform/database/open-database.ts'
import type { Tables } from '../../src/platform/database/tables.ts'

let counter = 0
const json = (value: unknown) => JSON.stringify(value)

export type PostOptions = Partial<Insertable<Tables['post']>> & {
  titles?: Partial<Texts>
  text?: string
  excerpt?: string
}

/** A published post of 1 November 2026, in Italian unless more titles are given. @returns its id */
export async function createPost(executor: Executor, options: PostOptions = {}): Promise<string> {
  counter += 1
  const {
    titles = { it: `Storia ${counter}` },
    text = '<p>Il testo.</p>',
    excerpt = '',
    ...columns
  } = options
  const { id } = await executor
    .insertInto('post')
    .values({
      status: 'published',
      published_at: new Date('2026-11-01T07:00:00Z'),
      author: 'Lia',
      ...columns,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const languages = (['it', 'en', 'es'] as const).filter((lang) => titles[lang] !== undefined)
  for (const lang of languages) {
    const title = titles[lang] ?? ''
    await executor
      .insertInto('post_text')
      .values({ post_id: id, lang, slug: `storia-${counter}-${lang}`, title, text, excerpt })
      .execute()
  }
  return id
}

const offer = () => {
  counter += 1
  return { slug: `offerta-${counter}`, title: json({ it: `Offerta ${counter}` }), published: true }
}

/** A published banner without period, in Italian. @returns its slug */
export async function createBanner(
  executor: Executor,
  options: Partial<Insertable<Tables['banner']>> = {},
): Promise<string> {
  const { slug } = await executor
    .insertInto('banner')
    .values({ ...offer(), text: json({ it: 'Testo' }), ...options })
    .returning('slug')
    .executeTakeFirstOrThrow()
  return slug
}

/** A published promotion without period, in Italian. @returns its slug */
export async function createPromotion(
  executor: Executor,
  options: Partial<Insertable<Tables['promotion']>> = {},
): Promise<string> {
  const { slug } = await executor
    .insertInto('promotion')
    .values({ ...offer(), description: json({ it: 'Testo' }), ...options })
    .returning('slug')
    .executeTakeFirstOrThrow()
  return slug
}

/** A published piece of the page `home`, place `hero`, in Italian. @returns its id */
export async function createPageContent(
  executor: Executor,
  options: Partial<Insertable<Tables['page_content']>> = {},
): Promise<string> {
  const { id } = await executor
    .insertInto('page_content')
    .values({
      page: 'home',
      place: 'hero',
      title: json({ it: 'Titolo' }),
      text: json({ it: 'Testo' }),
      published: true,
      ...options,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
