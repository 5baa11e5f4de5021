import { expect, goTo, test } from '../support/shop.fixture.ts'

const languages = [
  { code: 'it', prefix: '', add: 'Aggiungi al carrello' },
  { code: 'en', prefix: '/en', add: 'Add to cart' },
  { code: 'es', prefix: '/es', add: 'Añadir al carrito' },
]

// that each screen is there in each language, public-screens and personal-screens look at
for (const { code, prefix, add } of languages) {
  test(`a product is offered in ${code}`, async ({ page }) => {
    await goTo(page, `${prefix}/product/1`)
    await expect(page.locator('html')).toHaveAttribute('lang', code)
    await expect(page.getByRole('button', { name: add, exact: true }).first()).toBeVisible()
  })
}
