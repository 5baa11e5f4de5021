import { customerPaths, publicPaths, visitorPaths } from '../support/screen-paths.ts'
import { goTo, test } from '../support/shop.fixture.ts'
import { shopAsCustomer } from '../support/shop-as-customer.ts'
import { isAsked, isNarrowed, languages, photograph, prefixOf, showAll, ways, widths } from './photograph.ts'

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
      for (const path of [...publicPaths, ...visitorPaths, '/offline'].filter(isAsked))
        await photograph(page, language, prefixOf(language) + path)
    }
  })
}

test('screens of a customer', async ({ page, expectFailure }) => {
  expectFailure(/./)
  const paths = customerPaths(await shopAsCustomer(page)).filter(isAsked)
  for (const language of languages) {
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      for (const path of paths) await photograph(page, language, prefixOf(language) + path)
    }
  }
})

test('main screens in other colours and sizes', async ({ page, expectFailure }) => {
  expectFailure(/./)
  const look = async (way: string, width: number) => {
    await page.setViewportSize({ width, height: 900 })
    for (const path of mainPaths.filter(isAsked)) await photograph(page, `it ${way}`, path)
  }
  const each = async (way: string) => {
    for (const width of widths) await look(way, width)
  }
  if (ways.includes('320')) await look('320', 320)
  // half of 1440 px is what a page has at 200 %
  if (ways.includes('zoom')) await look('zoom', 720)
  await page.emulateMedia({ colorScheme: 'dark' })
  if (ways.includes('dark')) await each('dark')
  await page.emulateMedia({ colorScheme: 'light', forcedColors: 'active' })
  if (ways.includes('forced')) await each('forced')
})

test('what opens over a page', async ({ page, expectFailure }) => {
  test.skip(isNarrowed)
  expectFailure(/./)
  const keep = async (folder: string, width: number) => {
    await page.waitForLoadState('networkidle')
    await showAll(page)
    await page.screenshot({ path: `screens/${folder}/${width}.jpg`, type: 'jpeg', quality: 60 })
  }
  for (const language of languages) {
    const prefix = prefixOf(language)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      await goTo(page, `${prefix}/product/4`)
      await page.locator('main form[action$="/cart"] button[type=submit]').first().click()
      await page.locator('dialog.panel[open] li').first().waitFor()
      await keep(`${language}/panel-after-adding`, width)
      await goTo(page, `${prefix}/`)
      await page.locator('button[popovertarget=menu]:visible').click()
      await keep(`${language}/menu`, width)
      await goTo(page, `${prefix}/products`)
      const filters = page.locator('main button.opens-sheet:visible')
      if ((await filters.count()) > 0) {
        await filters.first().click()
        await keep(`${language}/filters`, width)
      }
      await goTo(page, `${prefix}/products`)
      await page.locator('input[name=q]:visible').first().pressSequentially('olio')
      await page.getByRole('option').first().waitFor()
      await keep(`${language}/suggestions`, width)
    }
  }
})
