import type { Page } from '@playwright/test'
import { expectGoodScreen } from '../support/screen.ts'
import { expect, goTo, test } from '../support/shop.fixture.ts'

const languages = [
  { prefix: '', add: 'Aggiungi al carrello', title: 'Nel carrello', checkout: 'Vai alla cassa' },
  { prefix: '/en', add: 'Add to cart', title: 'Added to your cart', checkout: 'Go to checkout' },
  { prefix: '/es', add: 'Añadir al carrito', title: 'Añadido al carrito', checkout: 'Ir a pagar' },
] as const

/** Adds a product whose warehouse has a threshold that one piece does not reach. */
async function add(page: Page, { prefix, add: name, title }: (typeof languages)[number]) {
  await goTo(page, `${prefix}/product/4`)
  await page.getByRole('button', { name, exact: true }).first().click()
  const panel = page.getByRole('dialog', { name: title })
  await expect(panel.getByRole('heading', { name: title })).toBeFocused()
  return panel
}

for (const language of languages) {
  test(`${language.title}: the panel is accessible, fits, and leads to the checkout`, async ({ page }) => {
    const panel = await add(page, language)
    await expect(panel.getByRole('listitem')).toHaveCount(2)
    await expectGoodScreen(page)
    await panel.getByRole('link', { name: language.checkout }).click()
    await page.waitForURL(/\/checkout|\/login/)
  })
}

test('What closes the gap is added from the panel, which then says that delivery is free', async ({
  page,
}) => {
  const panel = await add(page, languages[0])
  const said = panel.getByRole('status')
  await expect(said).toContainText('e la spedizione è gratuita')
  // what is offered comes after the panel
  await expect(panel.getByRole('listitem')).toHaveCount(2)
  for (const item of await panel.getByRole('listitem').all()) await item.getByRole('button').click()
  await expect(said).toContainText('Spedizione gratuita raggiunta')
  await expect(panel.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100')
  await panel.getByRole('link', { name: 'Vedi il carrello' }).click()
  await page.waitForURL(/\/cart$/)
  await expect(panel).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('It closes by a click beside it and on the way back; of few pieces only the notice speaks', async ({
  page,
}) => {
  const panel = await add(page, languages[0])
  await page.mouse.click(20, 400)
  await expect(panel).toBeHidden()
  await page.getByRole('button', { name: languages[0].add, exact: true }).first().click()
  await expect(panel).toContainText('1 pezzo')
  await page.goBack()
  await expect(panel).toBeHidden()
})

test('Where its files do not arrive, a notice says the same', async ({ page, expectFailure }) => {
  expectFailure(/added-panel/)
  await page.route(/\/assets\/added-panel/, (route) => route.abort())
  await goTo(page, '/product/4')
  await page.getByRole('button', { name: languages[0].add, exact: true }).first().click()
  await expect(page.locator('[data-notice="cart_add_success"]')).toContainText('Toscano')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('it is a sheet from below, with the checkout in view', async ({ page }) => {
    const panel = await add(page, languages[0])
    await expect(async () => {
      const { x, y, width, height } = (await panel.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
      expect({ x, width, bottom: Math.round(y + height) }).toEqual({ x: 0, width: 360, bottom: 740 })
      expect(y).toBeGreaterThan(40)
    }).toPass()
    await expect(panel.getByRole('link', { name: 'Vai alla cassa' })).toBeInViewport()
  })
})

test('A cart that is emptied offers what has just arrived, without being opened again', async ({ page }) => {
  const panel = await add(page, languages[0])
  await panel.getByRole('link', { name: 'Vedi il carrello' }).click()
  await page.getByRole('button', { name: /^Rimuovi/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Il carrello è vuoto')
  await expect(page.getByRole('region', { name: 'Appena arrivati' }).getByRole('listitem')).toHaveCount(5)
})
