import { expect, test } from './shop.fixture.ts'

test.use({ javaScriptEnabled: false })

test('filters, sorts and fills a cart without JavaScript', async ({ page }) => {
  await page.goto('/products')
  const all = await page.locator('main article, main li:has(a[href*="/product/"])').count()
  expect(all).toBeGreaterThan(0)
  await page.goto('/products?category=formaggi&sort=price_asc')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const link = page.locator('main a[href^="/product/"]').first()
  await link.click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByRole('button', { name: 'Aggiungi al carrello', exact: true }).first().click()
  await page.waitForURL(/\/cart$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Il tuo carrello')
  await page.getByRole('spinbutton').fill('2')
  await page.getByRole('button', { name: 'Aggiorna' }).click()
  await expect(page.getByRole('spinbutton')).toHaveValue('2')
  await page.getByRole('button', { name: /^Rimuovi/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Il carrello è vuoto')
})
