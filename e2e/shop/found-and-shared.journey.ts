import type { APIRequestContext, Page } from '@playwright/test'
import { expect, shopUrl, test } from '../support/shop.fixture.ts'

/** Texts of every element of a name in a well-formed document; the browser's own parser reads it. */
async function readXml(page: Page, request: APIRequestContext, path: string, name: string) {
  const answer = await request.get(path)
  expect(answer.status(), path).toBe(200)
  const read = await page.evaluate(
    ([text, tag]) => {
      const document = new DOMParser().parseFromString(text, 'application/xml')
      const broken = document.querySelector('parsererror')?.textContent ?? null
      const found = [...document.getElementsByTagName(tag)].map((element) => element.textContent ?? '')
      return { broken, found }
    },
    [await answer.text(), name] as const,
  )
  expect(read.broken, path).toBeNull()
  return read.found
}

/** Path and query of an address of the shop, as it stands in a document. */
const ownPath = (address: string) => {
  const { pathname, search } = new URL(address)
  return pathname + search
}

test('the sitemap leads to pages in three languages, and robots to the sitemap', async ({
  page,
  request,
}) => {
  const robots = await (await request.get('/robots.txt')).text()
  expect(robots).toContain('/sitemap.xml')
  const parts = await readXml(page, request, '/sitemap.xml', 'loc')
  expect(parts.length).toBeGreaterThanOrEqual(6)
  for (const part of parts) {
    const pages = await readXml(page, request, ownPath(part), 'loc')
    const sample = [pages[0], pages.at(Math.floor(pages.length / 2)), pages.at(-1)]
    for (const address of new Set(sample)) {
      if (!address) continue
      const answer = await request.get(ownPath(address), { maxRedirects: 0 })
      expect(answer.status(), address).toBe(200)
    }
  }
})

test('the blog’s feed and the merchant feeds are documents of their language', async ({ page, request }) => {
  for (const path of ['/blog/rss.xml', '/en/blog/rss.xml', '/es/blog/rss.xml']) {
    expect(await readXml(page, request, path, 'item')).toHaveLength(30)
  }
  const counts = new Set<number>()
  for (const language of ['it', 'en', 'es']) {
    const ids = await readXml(page, request, `/feeds/google-merchant-${language}.xml`, 'g:id')
    expect(new Set(ids).size).toBe(ids.length)
    counts.add(ids.length)
  }
  expect([...counts]).toHaveLength(1)
  expect([...counts][0]).toBeGreaterThanOrEqual(300)
})

test('a product, a seller and a post are shared with a picture of their own', async ({ page, request }) => {
  const post = (await readXml(page, request, '/blog/rss.xml', 'link'))[1] ?? ''
  const shared = [
    { path: '/en/product/1', size: ['400', '200'] },
    { path: '/sellers/1', size: ['850', '400'] },
    { path: ownPath(post), size: ['500', '200'] },
  ]
  for (const { path, size } of shared) {
    await page.goto(path)
    const meta = (property: string) => page.locator(`meta[property="${property}"]`).getAttribute('content')
    expect([await meta('og:image:width'), await meta('og:image:height')]).toEqual(size)
    const picture = await request.get(ownPath((await meta('og:image')) ?? ''))
    expect(picture.headers()['content-type']).toBe('image/jpeg')
    expect((await picture.body()).length).toBeLessThanOrEqual(60_000)
    const alternates = page.locator('link[rel="alternate"][hreflang]')
    await expect(alternates).toHaveCount(4)
    for (const data of await page.locator('script[type="application/ld+json"]').allTextContents()) {
      expect(JSON.parse(data)).toHaveProperty('@type')
    }
  }
})

test('an old slug leads to the right one in each language', async ({ page, request }) => {
  const links = await readXml(page, request, '/en/blog/rss.xml', 'link')
  const right = ownPath(links[1] ?? '')
  const wrong = right.replace(/[^/]+$/, 'an-old-title')
  const answer = await request.get(wrong, { maxRedirects: 0 })
  expect(answer.status()).toBe(301)
  expect(new URL(answer.headers().location ?? '', shopUrl()).pathname).toBe(right)
})
