import { languages } from '@filiera/domain/languages'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import {
  byId,
  lang,
  limit,
  onlyLang,
  repeated,
  searchText,
  serialId,
  slugText,
  start,
  textMatch,
  time,
} from '../values.ts'

/** A post in the language asked for, in Italian where it is not translated: `lang` says which. */
export const post = z
  .object({
    id: serialId,
    title: z.string(),
    /** Clean HTML: p, h2, h3, lists, quotes, emphasis and links, nothing else. */
    text: z.string(),
    slug: z.string(),
    pubDate: time,
    author: z.object({ name: z.string() }),
    tags: z.array(z.string()),
    /** Picture of the lists; `imageHeader` is the wide one of the post's page. */
    imageDefault: z.string(),
    imageHeader: z.string(),
    /** At most 160 characters, cut between words. */
    excerpt: z.string(),
    lang: z.enum(languages),
  })
  .meta({ id: 'Post' })
export type Post = z.output<typeof post>

const blog = { method: 'GET', tag: 'Catalogue', access: 'public', exposed: true } as const

const postFilters = {
  /** Accepted and without effect: visitors only ever see published posts. */
  published: z.enum(['true', 'false']).optional(),
  /** Repeated: posts that share any of them, those that share more first. */
  tag: repeated(slugText(60), 20).optional(),
  title_contains: searchText.optional(),
  match: textMatch,
  lang,
}

export const listPosts = endpoint({
  ...blog,
  name: 'listPosts',
  path: '/blog/post',
  summary: 'Published posts, the latest first, or by shared tags (§7, §9)',
  query: z.strictObject({ ...postFilters, start, limit }),
  answers: { 200: z.array(post) },
  problems: ['bad_request'],
})

export const countPosts = endpoint({
  ...blog,
  name: 'countPosts',
  path: '/blog/post/count',
  summary: 'Number of published posts by the same filters',
  query: z.strictObject(postFilters),
  answers: { 200: z.int() },
  problems: ['bad_request'],
})

export const listPostSlugs = endpoint({
  ...blog,
  name: 'listPostSlugs',
  path: '/blog/post/slugs',
  summary: 'Id and slug of every published post, the latest first, in one language',
  query: onlyLang,
  answers: { 200: z.array(z.object({ id: serialId, slug: z.string() })) },
  problems: ['bad_request'],
})

export const getPost = endpoint({
  ...blog,
  name: 'getPost',
  path: '/blog/post/:id',
  summary: 'One published post',
  params: byId,
  query: onlyLang,
  answers: { 200: post },
  problems: ['bad_request', 'not_found'],
})
