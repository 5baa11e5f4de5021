import { expect, goTo, test } from '../support/shop.fixture.ts'

test('On paper a product is there without what can only be pressed', async ({ page }) => {
  await goTo(page, '/product/1')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  for (const part of ['body header', 'body footer', 'main nav', 'main button'])
    await expect(page.locator(part).first(), part).toBeHidden()
})

test('With colours of the system buttons keep an edge', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await goTo(page, '/product/1')
  await expect(page.getByRole('button', { name: 'Aggiungi al carrello', exact: true }).first()).toHaveCSS(
    'border-top-style',
    'solid',
  )
})
