import { expectGoodScreen } from './screen.ts'
import { expect, goTo, test } from './shop.fixture.ts'

const languages = [
  { code: 'it', prefix: '' },
  { code: 'en', prefix: '/en' },
  { code: 'es', prefix: '/es' },
] as const

/** Every public screen that lists or tells something, with the states an address can bring. */
const paths = [
  '/',
  '/sellers',
  '/sellers?region=sicilia&zoom=south',
  '/sellers?page=2',
  '/sellers/1',
  '/blog',
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
]

/** A key that has no text would show itself. */
const textKey = /\b(?:shell|home|catalogue|cart|design|notices|sellers|messages|newsletter|blog)\.[a-zA-Z]/

for (const { code, prefix } of languages) {
  for (const path of paths) {
    test(`${path} in ${code} is accessible, in light and dark`, async ({ page }) => {
      await goTo(page, `${prefix}${path}`.replace(/(.)\/$/, '$1'))
      await expect(page.locator('html')).toHaveAttribute('lang', code)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(await page.locator('body').innerText()).not.toMatch(textKey)
      await expectGoodScreen(page)
    })
  }

  test(`a page that does not exist in ${code}`, async ({ page, expectFailure }) => {
    expectFailure(/404/)
    await goTo(page, `${prefix}/nulla`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectGoodScreen(page)
  })
}
