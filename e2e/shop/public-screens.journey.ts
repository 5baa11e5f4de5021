import { look, withoutPictures } from '../support/screen.ts'
import { test } from '../support/shop.fixture.ts'

const languages = [
  { code: 'it', prefix: '' },
  { code: 'en', prefix: '/en' },
  { code: 'es', prefix: '/es' },
] as const

/** Every public screen, with the states an address can bring. */
const paths = [
  '/',
  '/products',
  '/products?page=12',
  '/products?filters=discounts&city=milano',
  '/products?price=0-10&seller=1&mark=stg',
  '/categories',
  '/categories/formaggi',
  '/collections/novembre',
  '/search?q=olio',
  '/search?q=zzzzqqq',
  '/product/1',
  '/product/1?stars=5&sort=lowest',
  '/product/40',
  '/product/219',
  '/compare?ids=1,15,109,189',
  '/sellers',
  '/sellers?region=sicilia&zoom=south',
  '/sellers?page=2',
  '/sellers/1',
  '/blog',
  '/blog?tag=olio',
  '/blog/1',
  '/about',
  '/contact',
  '/contact?topic=notice',
  '/newsletter',
  '/newsletter/confirm?token=0123456789012345678901',
  '/newsletter/unsubscribe',
  '/ranking',
  '/credits',
  ...[
    'terms',
    'privacy',
    'cookies',
    'withdrawal',
    'shipping',
    'reviews',
    'accessibility',
    'notice',
    'imprint',
  ].map((topic) => `/legal/${topic}`),
  '/nowhere',
]

// a worker that is free takes the next language
test.describe.configure({ mode: 'parallel' })

for (const { code, prefix } of languages) {
  test(`every public screen in ${code}`, async ({ page, expectFailure }) => {
    test.setTimeout(600_000)
    await withoutPictures(page)
    expectFailure(/404/)
    for (const path of paths) await look(page, code, `${prefix}${path}`.replace(/(.)\/$/, '$1'))
  })
}
