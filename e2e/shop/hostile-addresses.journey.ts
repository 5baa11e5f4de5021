// no browser is needed, and `fetch` hands a page over without the way through Playwright’s server
import { expect, test } from '@playwright/test'
import { shopUrl, visitorHeaders } from '../support/shop.fixture.ts'

/** Every public page with the parameters it reads, an id or name in its path (`*` is replaced by something hostile). */
const listing = [
  'q title_contains filters price city region category mark allergen_free attribute temperature rating brand seller sort page',
  'unread unknown __proto__ constructor lang[] id[$ne]',
]
  .join(' ')
  .split(' ')
const pages: readonly (readonly [path: string, parameters: readonly string[]])[] = [
  ['/', ['page', 'q']],
  ['/products', listing],
  ['/categories/formaggi', listing],
  ['/search', [...listing, 'in']],
  ['/search?q=olio&in=sellers', ['page', 'q', 'in']],
  ['/search?q=olio&in=posts', ['page', 'q', 'in']],
  ['/product/1', ['stars', 'sort', 'reviews', 'page']],
  ['/sellers', ['region', 'zoom', 'page']],
  ['/sellers/1', ['page', 'sort']],
  ['/blog', ['tag', 'page']],
  ['/blog/1', ['page']],
  ['/collections/natale', ['page']],
  ['/legal/privacy', ['topic']],
  ['/ranking', ['page']],
  ['/credits', ['page']],
  ['/about', ['page']],
  ['/contact', ['topic', 'order']],
  ['/newsletter/confirm', ['token']],
  ['/newsletter/unsubscribe', ['token']],
]
const hostilePaths = ['/product/*', '/sellers/*', '/blog/*', '/blog/1/*', '/categories/*', '/collections/*']
  .concat(['/legal/*', '/en/*', '/es/products/*'])
  .concat(['/product/*.data', '/blog/rss.xml?*', '/sitemap.xml?*'])

const hostile: readonly string[] = [
  '',
  'a\u0000b',
  'a\r\nset-cookie: b=1',
  '%',
  `'"\`;--<script>alert(1)</script>`,
  '1e9',
  '-1',
  '99999999999999999999',
  'x'.repeat(10_000),
  '__proto__',
  'constructor',
  '../../etc/passwd',
  '🫒\ufffd',
  '{"$ne":null}',
]
/** Far above any honest answer, whatever else the machine does. */
const SLOW_MS = 20_000

const headers = visitorHeaders()
const ask = (address: string) => fetch(shopUrl() + address, { redirect: 'manual', headers })

const HANDLED = [200, 301, 302, 308, 400, 404, 414, 431]

/** Something is shown or refused: nothing breaks, nothing is slow, nothing comes back as markup or as a header. @returns what is wrong with it */
async function faultsOf(address: string): Promise<string[]> {
  const started = performance.now()
  const answer = await ask(address)
  const html = await answer.text()
  const faults = [
    !HANDLED.includes(answer.status) && `answered by ${answer.status}`,
    performance.now() - started > SLOW_MS && 'slow',
    answer.headers.get('set-cookie')?.includes('b=1') && 'a header of its own',
    html.includes('<script>alert(1)') && 'markup of its own',
  ].filter((fault) => typeof fault === 'string')
  return faults.map((fault) => `${address.slice(0, 120)}: ${fault}`)
}

async function expectHandled(addresses: readonly string[]): Promise<void> {
  const found: string[] = []
  for (const address of addresses) found.push(...(await faultsOf(address)))
  expect(found).toEqual([])
}

const joined = (path: string, query: string) => `${path}${path.includes('?') ? '&' : '?'}${query}`

test('every parameter of every public page takes whatever stands in it', async () => {
  test.setTimeout(300_000)
  for (const [path, parameters] of pages) {
    const addresses = parameters.flatMap((name) =>
      hostile.map((value) => joined(path, `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)),
    )
    const [first = ''] = parameters
    const many = Array.from({ length: 1000 }, (_, index) => `${first}=${index}`).join('&')
    await expectHandled([
      ...addresses,
      ...[joined(path, many), joined(path, `${first}=%`), joined(path, '%00')],
    ])
  }
})

test('lists say in their language which filters they did not understand, and repeat nothing', async () => {
  const page = async (address: string) => (await ask(address)).text()
  for (const [address, line] of [
    ['/products', 'non l’abbiamo usata: prezzo, città.'],
    ['/en/search?q=olio', 'has been ignored: price, city.'],
    ['/es/categories/formaggi', 'no la hemos usado: precio, ciudad.'],
  ] as const) {
    const html = await page(joined(address, 'price=abcxyz&city=atlantis'))
    expect(html, address).toContain(line)
    expect(html, address).not.toMatch(/abcxyz|atlantis|unread=/)
    expect(await page(joined(address, 'city=xyz&price=1'))).toBe(html)
    expect(await page(joined(address, 'prezzo=abcxyz'))).not.toContain(line)
  }
})

test('every address takes whatever stands in its path', async () => {
  const values = [...hostile.map(encodeURIComponent), '%', '%00', '%ff%fe', '..%2f..%2f']
  for (const path of hostilePaths) await expectHandled(values.map((value) => path.replace('*', value)))
})

test('another writing of an address leads to the page’s own', async () => {
  for (const [written, own] of [
    ['/Account/Orders/4F7K-Q2MX-9D3T-8WHA', '/account/orders/4F7K-Q2MX-9D3T-8WHA'],
    ['/ES/Login?next=%2FCart', '/es/login?next=%2FCart'],
    ['/Checkout.data', '/checkout.data'],
    ['/%50roducts', '/products'],
  ] as const) {
    const answer = await ask(written)
    expect([answer.status, answer.headers.get('location')], written).toEqual([301, own])
  }
})
