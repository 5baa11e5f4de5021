import type { Post } from '@filiera/contract/content/blog'
import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { readConfig } from '../config.ts'
import { blogFeed } from './blog-feed.ts'
import { registerFeeds, robots } from './feeds.ts'
import { fixedPaths, fixedSitemap, sitemapIndex, sitemapOf } from './sitemap.ts'
import { writeXml } from './write-xml.ts'

const origin = 'https://shop.example'

it('escapes text and attributes, and leaves out what XML cannot hold', () => {
  expect(writeXml({ a: { '@href': '"<&', b: 'Olio <b> & \u0000 “aceto”' } })).toBe(
    '<?xml version="1.0" encoding="UTF-8"?>\n<a href="&quot;&lt;&amp;"><b>Olio &lt;b&gt; &amp;  “aceto”</b></a>',
  )
})

it('lists a part for each range of ids', () => {
  const index = sitemapIndex(origin, [
    { kind: 'product', parts: 2 },
    { kind: 'post', parts: 0 },
  ])
  const names = [...index.matchAll(/sitemaps\/([^<]+)/g)].map(([, name]) => name)
  expect(names).toEqual(['pages.xml', 'product-1.xml', 'product-2.xml'])
})

it('gives every fixed page in three languages with its alternates', () => {
  const sitemap = fixedSitemap(origin)
  expect(sitemap.match(/<loc>/g)).toHaveLength(fixedPaths.length * 3)
  expect(sitemap).toContain('<loc>https://shop.example/en/blog</loc>')
  expect(sitemap.match(/hreflang="x-default"/g)).toHaveLength(fixedPaths.length * 3)
})

it('writes the address of a post with the slug of each language', () => {
  const slugs = { it: 'olio-nuovo', en: 'new-oil', es: 'aceite-nuevo' }
  const sitemap = sitemapOf(origin, 'post', [{ id: '7', slugs, changedAt: '2026-11-02T08:00:00.000Z' }])
  expect(sitemap).toContain('<loc>https://shop.example/blog/7/olio-nuovo</loc>')
  expect(sitemap).toContain('<loc>https://shop.example/es/blog/7/aceite-nuevo</loc>')
  expect(sitemap).toContain('hreflang="x-default" href="https://shop.example/blog/7/olio-nuovo"')
  expect(sitemap).toContain('<lastmod>2026-11-02T08:00:00.000Z</lastmod>')
})

it('keeps robots away from personal pages in every language, and shows the sitemap', () => {
  const lines = robots(origin).split('\n')
  expect(lines).toContain('Disallow: /cart')
  expect(lines).toContain('Disallow: /es/checkout')
  expect(lines).toContain('Sitemap: https://shop.example/sitemap.xml')
})

it('lets a browser run and load nothing of what stands in a feed', async () => {
  const app = Fastify()
  registerFeeds(app, {
    shop: { ...readConfig().shop, publicUrl: origin },
    catalogueUrl: 'http://127.0.0.1:1',
  })
  const { headers, statusCode } = await app.inject('/sitemaps/pages.xml')
  expect(statusCode).toBe(200)
  expect(headers['content-security-policy']).toBe(
    "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
  )
  await app.close()
})

it('writes the blog as RSS with permanent identifiers', () => {
  const post: Post = {
    id: '7',
    title: 'Olio & pane',
    text: '<p>…</p>',
    slug: 'olio-pane',
    pubDate: '2026-11-02T08:00:00.000Z',
    author: { name: 'Lucia Ferri' },
    tags: ['olio', 'pane'],
    imageDefault: '',
    imageHeader: '',
    excerpt: 'Due cose.',
    lang: 'it',
  }
  const feed = blogFeed({ origin, language: 'en', title: 'Blog', description: 'Food' }, [post])
  expect(feed).toContain('<title>Olio &amp; pane</title>')
  expect(feed).toContain('<link>https://shop.example/en/blog/7/olio-pane</link>')
  expect(feed).toContain('<guid isPermaLink="false">https://shop.example/blog/7</guid>')
  expect(feed).toContain('<pubDate>Mon, 02 Nov 2026 08:00:00 GMT</pubDate>')
  expect(feed.match(/<category>/g)).toHaveLength(2)
})
