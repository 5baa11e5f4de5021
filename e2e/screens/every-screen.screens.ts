import { customerPaths, publicPaths, visitorPaths } from '../support/screen-paths.ts'
import { goTo, test } from '../support/shop.fixture.ts'
import { shopAsCustomer } from '../support/shop-as-customer.ts'
import { languages, photograph, prefixOf, widths } from './photograph.ts'

/** What is photographed in the dark as well. */
const mainPaths = [
  '/',
  '/products',
  '/search?q=olio',
  '/product/1',
  '/sellers/1',
  '/blog/1',
  '/cart',
  '/login',
]

for (const language of languages) {
  test(`screens of visitors in ${language}`, async ({ page, expectFailure }) => {
    expectFailure(/./)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      for (const path of [...publicPaths, ...visitorPaths])
        await photograph(page, language, prefixOf(language) + path)
    }
  })
}

test('screens of a customer', async ({ page, expectFailure }) => {
  expectFailure(/./)
  const paths = customerPaths(await shopAsCustomer(page))
  for (const language of languages) {
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      for (const path of paths) await photograph(page, language, prefixOf(language) + path)
    }
  }
})

test('main screens in the dark, what opens over a page', async ({ page, expectFailure }) => {
  expectFailure(/./)
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ colorScheme: 'dark' })
    for (const path of mainPaths) await photograph(page, 'it dark', path)
    await page.emulateMedia({ colorScheme: 'light' })
    await goTo(page, '/product/4')
    await page.locator('main form[action="/cart"] button[type=submit]').first().click()
    await page.locator('dialog.panel[open] li').first().waitFor()
    await page.screenshot({ path: `screens/it/panel-after-adding/${width}.jpg`, type: 'jpeg', quality: 60 })
    await goTo(page, '/')
    await page.locator('button[popovertarget=menu]:visible').click()
    await page.waitForLoadState('networkidle')
    await page.screenshot({ path: `screens/it/menu/${width}.jpg`, type: 'jpeg', quality: 60 })
  }
})
