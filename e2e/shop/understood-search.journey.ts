import type { Page } from '@playwright/test'
import { expect, expectAccessible, goTo, test } from '../support/shop.fixture.ts'

const cards = (page: Page) => page.locator('main article')
const read = (page: Page) => page.getByRole('region', { name: 'Come abbiamo letto la ricerca' })
const chips = (page: Page) => read(page).getByRole('link', { name: /^Togli dalla ricerca/ })

test('What a search must not be stands as chips that can be taken off by keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await goTo(page, '/search?q=cioccolato+senza+noci+fino+a+20+euro')
  await expect(chips(page)).toHaveCount(2)
  await expect(read(page)).toContainText('Solo prodotti che lo dichiarano in etichetta')
  await expectAccessible(page)
  const kept = await cards(page).count()
  await read(page).getByRole('link', { name: 'Togli dalla ricerca: Senza frutta a guscio' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/q=cioccolato\+fino\+a\+20\+euro/)
  await expect(read(page).getByRole('link', { name: 'Togli dalla ricerca: Fino a 20.00 €' })).toBeVisible()
  await expect.poll(() => cards(page).count()).toBeGreaterThan(kept)
})

test('What contradicts itself, and what no label declares, is said', async ({ page }) => {
  await goTo(page, '/search?q=vino+sopra+50+sotto+20')
  await expect(chips(page)).toHaveCount(2)
  await expect(page.getByText(/Nessun prodotto risponde a tutte queste condizioni/)).toBeVisible()
  await expect(read(page).getByRole('link', { name: /^Senza «sopra 50»/ })).toBeVisible()
  await expectAccessible(page)
  await goTo(page, '/en/search?q=sugar+free+jam')
  await expect(page.getByText(/No label here declares it: sugar free/)).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('a chip is a link to the text without it', async ({ page }) => {
    await page.goto('/es/search?q=queso+sin+lactosa+por+menos+de+20+euros')
    await page.getByRole('link', { name: 'Quitar de la búsqueda: Sin leche' }).click()
    await expect(page).toHaveURL(/q=queso\+menos\+de\+20\+euros/)
    await expect(page.getByRole('link', { name: 'Quitar de la búsqueda: Menos de 20.00 €' })).toBeVisible()
    await expect(cards(page).first()).toBeVisible()
  })
})
