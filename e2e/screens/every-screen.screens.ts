import {
  customerPaths,
  operatorPaths,
  publicPaths,
  reviewPaths,
  visitorCheckoutPaths,
  visitorPaths,
} from '../support/screen-paths.ts'
import { expect, goTo, test } from '../support/shop.fixture.ts'
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
      for (const path of [...publicPaths, ...visitorPaths].filter(isAsked))
        await photograph(page, language, prefixOf(language) + path)
    }
  })
}

test('screens of a customer', async ({ page, expectFailure }) => {
  expectFailure(/./)
  const paths = [...customerPaths(await shopAsCustomer(page)), ...reviewPaths].filter(isAsked)
  for (const language of languages) {
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      for (const path of paths) {
        const isVisitorsToo = visitorPaths.some((each) => each === path)
        const name = isVisitorsToo ? `customer${path.replace(/\W+/g, '-')}` : undefined
        await photograph(page, language, prefixOf(language) + path, name)
      }
    }
  }
})

test('checkout of a visitor', async ({ page, expectFailure }) => {
  const paths = visitorCheckoutPaths.filter(isAsked)
  test.skip(paths.length === 0)
  expectFailure(/./)
  await goTo(page, '/product/1')
  await page.locator('main form[action$="/cart"] button[type=submit]').first().click()
  await page.locator('dialog.panel[open] li').first().waitFor()
  for (const language of languages) {
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      for (const path of paths)
        await photograph(page, language, prefixOf(language) + path, `visitor${path.replace(/\W+/g, '-')}`)
    }
  }
})

test('screens of an operator', async ({ page, expectFailure }) => {
  const paths = operatorPaths.filter(isAsked)
  test.skip(paths.length === 0)
  expectFailure(/./)
  const headers = { 'sec-fetch-site': 'same-origin' }
  const data = { username: 'operatore@filiera.example', password: 'assaggio-2026' }
  const answer = await page.request.post('/api/auth/login', { headers, data })
  expect(answer.ok()).toBe(true)
  for (const language of languages) {
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      for (const path of paths) await photograph(page, language, prefixOf(language) + path)
    }
  }
})

test('main screens in other colours and sizes', async ({ page, expectFailure }) => {
  expectFailure(/./)
  let paths: readonly string[] = mainPaths
  const look = async (way: string, width: number) => {
    await page.setViewportSize({ width, height: 900 })
    for (const path of paths.filter(isAsked)) await photograph(page, `it ${way}`, path)
  }
  const each = async (way: string) => {
    for (const width of widths) await look(way, width)
  }
  if (ways.includes('320')) await look('320', 320)
  // half of 1440 px is what a page has at 200 %
  if (ways.includes('zoom')) await look('zoom', 720)
  const inColours = async () => {
    await page.emulateMedia({ colorScheme: 'dark', forcedColors: 'none' })
    if (ways.includes('dark')) await each('dark')
    await page.emulateMedia({ colorScheme: 'light', forcedColors: 'active' })
    if (ways.includes('forced')) await each('forced')
  }
  await inColours()
  const bought = await shopAsCustomer(page)
  // from order to payment and what came of it
  paths = customerPaths(bought).filter((path) => /^\/(?:checkout|account\/orders\/\w)/.test(path))
  await inColours()
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
      // the next panel is the first of its cart again: a free delivery has no gap to close
      await page.context().clearCookies()
      await page.evaluate(() => localStorage.clear())
    }
  }
})
