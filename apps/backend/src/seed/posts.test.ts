import { languages } from '@filiera/domain/languages'
import { describe, expect, it } from 'vitest'
import { readPosts, readProducts } from './data/read-demo-data.ts'

const posts = readPosts()
const productSlugs = new Set(readProducts().map((product) => product.slug))
const allowedTags = new Set(['p', 'h2', 'h3', 'ul', 'ol', 'li', 'blockquote', 'strong', 'em', 'a'])

const versions = posts.flatMap((post) =>
  languages.map((language) => ({ name: `${post.slug.it} (${language})`, text: post.text[language] })),
)

const wordsOf = (html: string) => html.replace(/<[^>]+>/g, ' ').match(/\S+/g) ?? []

const tagsOf = (html: string) =>
  [...html.matchAll(/<(\/?)([a-z0-9]+)([^>]*)>/gi)].map(([, slash = '', name = '', rest = '']) => ({
    closes: slash === '/',
    name,
    rest,
  }))

/** The tags that open, close or nest wrongly; empty when the HTML is well formed. */
function brokenTags(html: string): string[] {
  const open: string[] = []
  const broken: string[] = []
  for (const { closes, name } of tagsOf(html)) {
    if (!closes) open.push(name)
    else if (open.pop() !== name) broken.push(name)
  }
  return [...broken, ...open]
}

describe('posts of the blog', () => {
  it('are 36, each with its own address in every language', () => {
    expect(posts).toHaveLength(36)
    for (const language of languages) {
      const slugs = posts.map((post) => post.slug[language])
      expect(new Set(slugs).size).toBe(posts.length)
      expect(slugs.filter((slug) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))).toEqual([])
    }
  })

  it('have at least 400 words in each language', () => {
    const short = versions.map(({ name, text }) => [name, wordsOf(text).length] as const)
    expect(short.filter(([, words]) => words < 400)).toEqual([])
  })

  it('share no paragraph with one another nor between languages', () => {
    const seen = new Map<string, string>()
    const shared: string[] = []
    for (const { name, text } of versions)
      for (const [, , paragraph = ''] of text.matchAll(/<(p|li|h2)>(.*?)<\/\1>/g)) {
        if (wordsOf(paragraph).length < 5) continue
        const before = seen.get(paragraph)
        if (before) shared.push(`${before} and ${name}: ${paragraph}`)
        seen.set(paragraph, name)
      }
    expect(shared).toEqual([])
  })

  it('have a title and an excerpt that fit', () => {
    for (const post of posts)
      for (const language of languages) {
        expect(post.title[language].length, post.slug.it).toBeLessThanOrEqual(90)
        expect(post.excerpt[language].length, post.slug.it).toBeGreaterThanOrEqual(60)
        expect(post.excerpt[language].length, post.slug.it).toBeLessThanOrEqual(160)
      }
  })

  it('use only the allowed tags, well nested', () => {
    for (const { name, text } of versions) {
      expect(
        tagsOf(text).filter((tag) => !allowedTags.has(tag.name)),
        name,
      ).toEqual([])
      expect(brokenTags(text), name).toEqual([])
    }
  })

  it('link only to pages of the shop, and carry no other attribute', () => {
    const inside = /^ href="\/(products(\?[a-z]+=[a-z0-9-]+(&amp;[a-z]+=[a-z0-9-]+)*)?|categories\/[a-z-]+)"$/
    for (const { name, text } of versions)
      for (const tag of tagsOf(text).filter(({ closes }) => !closes))
        expect(tag.rest, name).toMatch(tag.name === 'a' ? inside : /^$/)
  })

  it('name products that exist, tags that recur and a day that has passed', () => {
    for (const post of posts) {
      expect(
        post.products.filter((slug) => !productSlugs.has(slug)),
        post.slug.it,
      ).toEqual([])
      expect(post.products.length, post.slug.it).toBeGreaterThanOrEqual(2)
      expect(post.products.length, post.slug.it).toBeLessThanOrEqual(4)
      expect(post.tags.length, post.slug.it).toBeGreaterThanOrEqual(2)
      expect(post.tags.length, post.slug.it).toBeLessThanOrEqual(4)
      expect(post.publishedDaysAgo, post.slug.it).toBeGreaterThan(0)
      expect(post.publishedDaysAgo, post.slug.it).toBeLessThanOrEqual(730)
    }
    expect(new Set(posts.map((post) => post.publishedDaysAgo)).size).toBe(posts.length)
    const counts = Map.groupBy(
      posts.flatMap((post) => post.tags),
      (tag) => tag,
    )
    expect([...counts].filter(([, uses]) => uses.length < 2).map(([tag]) => tag)).toEqual([])
    expect(counts.size).toBeLessThanOrEqual(13)
    expect(new Set(posts.map((post) => post.author)).size).toBe(5)
  })

  it('speak plainly: no exclamation marks, no worn words', () => {
    const worn =
      /!|¡|\b(passione|eccellenz[ae]|sapori autentici|scopri|passion|excellence|authentic flavou?rs|pasi[oó]n|excelencia|sabores aut[eé]nticos|descubre)\b/i
    for (const post of posts)
      for (const texts of [post.title, post.excerpt, post.text])
        for (const language of languages) expect(texts[language], post.slug.it).not.toMatch(worn)
  })
})
