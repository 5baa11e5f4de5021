import type { Page } from '@playwright/test'
import { expectGoodScreen } from '../support/screen.ts'
import { expect, goTo, test } from '../support/shop.fixture.ts'

const languages = [
  { prefix: '', products: 'Prodotti', sellers: 'Produttori' },
  { prefix: '/en', products: 'Products', sellers: 'Sellers' },
  { prefix: '/es', products: 'Productos', sellers: 'Productores' },
] as const

const menu = (page: Page) => page.getByRole('dialog', { name: /^Men[uú]$/ })

/** Links of the navigation that leave the screen, their own box, or lie on one another. */
const clippedLinks = (page: Page) =>
  page.locator('.category-nav a').evaluateAll((links) => {
    const boxes = links.map((link) => link.getBoundingClientRect())
    return links
      .filter((link, at) => {
        const [box, next] = [boxes[at], boxes[at + 1]]
        if (!box || box.width === 0 || box.right > innerWidth || link.scrollWidth > link.clientWidth + 1)
          return true
        return next !== undefined && box.right > next.left + 1
      })
      .map((link) => link.textContent)
  })

for (const { prefix, products, sellers } of languages) {
  test(`Navigation and menu show everything from 1280 px${prefix && ` in ${prefix}`}`, async ({ page }) => {
    for (const width of [1280, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      await goTo(page, prefix || '/')
      expect(await page.locator('.category-nav a').count()).toBe(15)
      expect(await clippedLinks(page)).toEqual([])
    }
    await page.getByRole('button', { name: products, exact: true }).click()
    await expect(menu(page).locator('img')).toHaveCount(12)
    for (const link of await menu(page).getByRole('link').all()) {
      if (await link.isVisible()) await expect(link).toBeInViewport({ ratio: 0.9 })
    }
    await expectGoodScreen(page)
    await menu(page).getByRole('link', { name: sellers }).click()
    await page.waitForURL(/\/sellers$/)
    await expect(menu(page)).toBeHidden()
  })
}

test('The header folds to search and cart, hides on the way down and comes back on the way up', async ({
  page,
}) => {
  await goTo(page, '/products')
  const row = page.getByRole('banner').getByRole('link', { name: 'Carrello' })
  await page.mouse.move(640, 500)
  await page.mouse.wheel(0, 900)
  await expect(row).not.toBeInViewport()
  await page.mouse.wheel(0, -120)
  await expect(row).toBeInViewport()
  expect((await page.getByRole('banner').boundingBox())?.y).toBeLessThan(0)
  await page.mouse.wheel(0, 600)
  await expect(row).not.toBeInViewport()
  await row.focus()
  await expect(row).toBeInViewport()
})

test('For less motion the header stays', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await goTo(page, '/products')
  await page.mouse.move(640, 500)
  await page.mouse.wheel(0, 900)
  await expect(page.locator('header[data-away]')).toBeAttached()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Carrello' })).toBeInViewport()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('The bar at the foot leads everywhere, gives way to the button to buy, and covers nothing', async ({
    page,
  }) => {
    await goTo(page, '/')
    expect((await page.getByRole('banner').boundingBox())?.height).toBeLessThanOrEqual(110)
    const bar = page.getByRole('navigation', { name: 'Scorciatoie' })
    await expect(bar.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page')
    for (const item of await bar.locator('> *').all()) {
      const box = await item.boundingBox()
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
    }
    await bar.getByRole('link', { name: 'Carrello' }).click()
    await page.waitForURL(/\/cart$/)
    const last = page.getByRole('contentinfo').getByRole('link').last()
    // the page that comes scrolls to its top once
    await expect(async () => {
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
      const [foot, top] = [await last.boundingBox(), await bar.boundingBox()]
      expect((foot?.y ?? 0) + (foot?.height ?? 0)).toBeLessThanOrEqual(top?.y ?? 0)
    }).toPass()
    await goTo(page, '/product/1')
    await page.evaluate(() => scrollTo(0, 1600))
    await expect(page.locator('.buy-bar')).toBeVisible()
    await expect(bar).toBeHidden()
  })
})
