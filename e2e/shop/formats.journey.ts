import type { Page } from '@playwright/test'
import { expectFits } from '../support/screen.ts'
import { expect, expectAccessible, test } from '../support/shop.fixture.ts'

const sizes = (page: Page) => page.getByRole('navigation', { name: 'Formato' })
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** The honey stands once in its list, and its page offers the other size. */
async function chooseSize(page: Page, choose: () => Promise<void>): Promise<void> {
  await page.goto('/categories/mieli')
  const honey = page.getByRole('link', { name: /Miele di castagno/ })
  await expect(honey).toHaveCount(1)
  await expect(page.getByText('2 formati')).toBeVisible()
  await honey.click()
  await expect(heading(page)).toHaveText('Miele di castagno, 500 g')
  await expect(sizes(page).getByRole('link', { name: /500 g/ })).toHaveAttribute('aria-current', 'page')
  await choose()
  await expect(heading(page)).toHaveText('Miele di castagno, 250 g')
  const canonical = await page.locator('link[rel=canonical]').getAttribute('href')
  expect(new URL(canonical ?? '').pathname).toBe(new URL(page.url()).pathname)
}

test('A size is chosen by keyboard, on a page of its own', async ({ page }) => {
  await chooseSize(page, async () => {
    await sizes(page).getByRole('link', { name: /250 g/ }).focus()
    await page.keyboard.press('Enter')
  })
  await expectAccessible(page)
  await expectFits(page)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('it is a link', async ({ page }) => {
    await chooseSize(page, () => sizes(page).getByRole('link', { name: /250 g/ }).click())
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('title, sizes, price and button stand in the first view', async ({ page }) => {
    await page.goto('/product/2')
    await expect(sizes(page)).toBeInViewport({ ratio: 1 })
    const add = page.getByRole('main').getByRole('button', { name: 'Aggiungi al carrello', exact: true })
    await expect(add.first()).toBeInViewport({ ratio: 1 })
  })
})
