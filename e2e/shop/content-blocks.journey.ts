import { expect, type Page } from '@playwright/test'
import { SCRIPT_PAYLOADS } from '../../apps/backend/test/security/script-payloads.ts'
import { test } from '../support/editable-shop.fixture.ts'

/** A word no text of the seed has. */
const word = (name: string) => `Zibaldone ${name}`
const named = (column: string, name: string) => `${column} = jsonb_set(${column}, '{it}', '"${word(name)}"')`

/** One row of each content table, the page it feeds and the block it feeds there. */
const blocks = [
  [
    'hero',
    `update page_content set ${named('title', 'hero')} where page = 'home' and place = 'hero'`,
    '/',
    'hero',
  ],
  [
    'strip',
    `update page_content set ${named('title', 'strip')} where page = 'home' and place = 'strip'`,
    '/',
    'strip',
  ],
  [
    'explainer',
    `update page_content set ${named('text', 'explainer')} where page = 'home' and place = 'explainer'`,
    '/',
    'explainer',
  ],
  ['banner', `update banner set ${named('title', 'banner')} where slug = 'dolci-di-natale'`, '/', 'banners'],
  [
    'promotion',
    `update promotion set ${named('description', 'promotion')} where slug = 'prezzi-ridotti'`,
    '/',
    'promotions',
  ],
  [
    'collection',
    `update collection set ${named('title', 'collection')} where slug = 'appena-arrivati'`,
    '/',
    'newest',
  ],
  [
    'category',
    `update category set ${named('name', 'category')} where slug = 'olio-e-aceto'`,
    '/',
    'categories',
  ],
  [
    'post',
    `update post_text set title = '${word('post')}' where lang = 'it' and post_id =
      (select id from post where status = 'published' and published_at <= now() order by published_at desc, id desc limit 1)`,
    '/',
    'posts',
  ],
  [
    'about',
    `update page_content set ${named('title', 'about')} where page = 'about' and place = 'hero'`,
    '/about',
    'about-hero',
  ],
  [
    'chapter',
    `update page_content set ${named('text', 'chapter')} where page = 'about' and place = 'chapter' and position =
      (select min(position) from page_content where page = 'about' and place = 'chapter')`,
    '/about',
    'chapter',
  ],
] as const

/** The pages kept before are dropped when the change feed says so, not when they grow old. */
async function expectSoon(page: Page, url: string, check: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await page.goto(url)
    await check()
  }).toPass({ timeout: 15_000 })
}

test.describe('What an editor changes shows in its block', () => {
  test.describe.configure({ mode: 'serial', timeout: 240_000 })
  test.use({ javaScriptEnabled: false })

  for (const [name, statement, path, block] of blocks) {
    test(`${name} on ${path}`, async ({ page, own }) => {
      const shown = page.locator(`[data-block="${block}"]`)
      await page.goto(path)
      await expect(shown.first()).toBeAttached()
      await expect(shown.first()).not.toContainText(word(name))
      const { rowCount } = await own.database.query(statement)
      expect(rowCount).toBeGreaterThan(0)
      await expectSoon(page, path, () =>
        expect(shown.filter({ hasText: word(name) })).toHaveCount(1, { timeout: 500 }),
      )
    })
  }

  test('a seller’s name on his page', async ({ page, own }) => {
    await page.goto('/sellers/1')
    await own.database.query('update seller set name = $1 where id = 1', [word('seller')])
    const heading = page.getByRole('heading', { level: 1 })
    await expectSoon(page, '/sellers/1', () => expect(heading).toHaveText(word('seller'), { timeout: 500 }))
  })

  test('what is unpublished disappears, and so does a post’s own page', async ({
    page,
    own,
    expectFailure,
  }) => {
    expectFailure(/404/)
    await page.goto('/')
    const banner = page.locator('[data-block="banners"]').getByRole('link').last()
    const title = (await banner.textContent()) ?? ''
    await own.database.query(`update banner set published = false where title->>'it' = $1`, [title])
    await expectSoon(page, '/', () => expect(page.locator('main')).not.toContainText(title, { timeout: 500 }))
    const { rows } = await own.database.query<{ id: string; slug: string; title: string }>(
      `select p.id, t.slug, t.title from post p join post_text t on t.post_id = p.id and t.lang = 'it'
       where p.status = 'published' order by p.published_at desc, p.id desc limit 1`,
    )
    const [post] = rows
    if (!post) throw new Error('the seed has no post')
    const address = `/blog/${post.id}/${post.slug}`
    expect((await page.goto(address))?.status()).toBe(200)
    await own.database.query(`update post set status = 'draft' where id = $1`, [post.id])
    await expect(async () => expect((await page.goto(address))?.status()).toBe(404)).toPass({
      timeout: 15_000,
    })
    await expectSoon(page, '/', () =>
      expect(page.locator('[data-block="posts"]')).not.toContainText(post.title, { timeout: 500 }),
    )
  })

  test('D42 nothing that sellers, editors and customers write runs in a browser', async ({
    browser,
    own,
  }) => {
    const all = SCRIPT_PAYLOADS.join(' ')
    const each = JSON.stringify(SCRIPT_PAYLOADS)
    const texts = JSON.stringify({ it: all, en: all, es: all })
    for (const [statement, value] of [
      ['update product_text set short_description = $1 where product_id = 1', all],
      [
        `update product_text set title = text.payload
         from jsonb_array_elements_text($1::jsonb) with ordinality as text (payload, n) where product_id = text.n`,
        each,
      ],
      ['update product_label set ingredients = $1, storage = $1, usage = $1 where product_id = 1', texts],
      ['update seller set name = $1, company = $1 where id = 1', all],
      ['update seller set description = $1 where id = 1', texts],
      ['update post_text set title = $1, excerpt = $1, text = $1 where post_id = 1', all],
      ['update category set name = $1 where id = 1', texts],
      [
        `update review r set title = left(text.payload, 120), text = text.payload, author = left(text.payload, 40), product_id = 1, account_id = null
         from (select row_number() over (order by id) as n, id from review) own
         join jsonb_array_elements_text($1::jsonb) with ordinality as text (payload, n) using (n) where own.id = r.id`,
        each,
      ],
    ] as const)
      await own.database.query(statement, [value])
    const context = await browser.newContext({ javaScriptEnabled: true, baseURL: own.url })
    const page = await context.newPage()
    const ran: string[] = []
    page.on('dialog', (dialog) => {
      ran.push(dialog.message())
      void dialog.dismiss()
    })
    page.on('console', (message) => {
      if (message.text().includes('Content Security Policy')) ran.push(message.text())
    })
    await expectSoon(page, '/product/1', () =>
      expect(page.getByRole('heading', { level: 1 })).toContainText('alert(1)', { timeout: 500 }),
    )
    const query = encodeURIComponent(SCRIPT_PAYLOADS[0] ?? '')
    for (const path of [
      '/product/1',
      '/',
      '/products',
      '/sellers',
      '/sellers/1',
      '/blog',
      '/blog/1',
      `/search?q=${query}`,
    ]) {
      await page.goto(path)
      await page.waitForLoadState('networkidle')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    }
    expect(ran).toEqual([])
    await context.close()
  })
})
