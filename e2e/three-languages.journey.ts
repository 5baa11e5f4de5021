import { expect, expectAccessible, goTo, test } from './shop.fixture.ts'

const languages = [
  { code: 'it', prefix: '', add: 'Aggiungi al carrello' },
  { code: 'en', prefix: '/en', add: 'Add to cart' },
  { code: 'es', prefix: '/es', add: 'Añadir al carrito' },
]

/** A key that has no text would show itself. */
const textKey = /\b(?:shell|home|catalogue|cart|design|notices|sellers)\.[a-zA-Z]/

for (const { code, prefix, add } of languages) {
  test(`home, listing, product and cart in ${code}`, async ({ page }) => {
    for (const path of ['/', '/products', '/product/1', '/cart']) {
      await goTo(page, `${prefix}${path}`.replace(/(.)\/$/, '$1'))
      await expect(page.locator('html')).toHaveAttribute('lang', code)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectAccessible(page)
      expect(await page.locator('body').innerText()).not.toMatch(textKey)
    }
    await goTo(page, `${prefix}/product/1`)
    await expect(page.getByRole('button', { name: add, exact: true }).first()).toBeVisible()
  })
}
