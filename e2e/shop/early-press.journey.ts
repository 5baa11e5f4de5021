import type { Page } from '@playwright/test'
import { expect, settled, test } from '../support/shop.fixture.ts'
import { addProduct } from '../support/steps.ts'

/** Holds the libraries back until they are let through: a slow line. */
async function holdScripts(page: Page): Promise<() => void> {
  let letThrough = () => {}
  const free = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  await page.route('**/assets/libraries-*.js', async (route) => {
    await free
    await route.continue()
  })
  return letThrough
}

const addButton = (page: Page) =>
  page.getByRole('button', { name: 'Aggiungi al carrello', exact: true }).first()

test('What is pressed before the scripts run is done by the form itself', async ({ page }) => {
  const letThrough = await holdScripts(page)
  await page.goto('/product/2')
  await addButton(page).click()
  await expect(page).toHaveURL(/\/cart$/)
  letThrough()
  await expect(page.getByRole('link', { name: /Carrello 1 / })).toBeVisible()
})

test('A quantity typed and sent before the scripts run counts', async ({ page }) => {
  const letThrough = await holdScripts(page)
  await page.goto('/product/2')
  await page.getByRole('textbox', { name: 'Quantità' }).fill('5')
  await addButton(page).click()
  await expect(page).toHaveURL(/\/cart$/)
  await expect(page.getByLabel(/^Quantità/).first()).toHaveValue('5')
  letThrough()
  await expect(page.getByRole('link', { name: /Carrello 5 / })).toBeVisible()
})

test('An order chosen before the scripts run is applied when they do', async ({ page }) => {
  const letThrough = await holdScripts(page)
  await page.goto('/products')
  await page.getByLabel('Ordina per').selectOption('newest')
  letThrough()
  await expect(page).toHaveURL(/sort=newest/)
})

test('A heart and a comparison pressed before the scripts run are kept when they do', async ({ page }) => {
  const letThrough = await holdScripts(page)
  await page.goto('/products')
  const heart = page.getByRole('button', { name: /^Salva nei preferiti: / }).first()
  const scales = page.getByRole('button', { name: /^Confronta: / }).first()
  await heart.click()
  await scales.click()
  letThrough()
  await page.locator('html[data-ready]').waitFor({ state: 'attached' })
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await expect(scales).toHaveAttribute('aria-pressed', 'true')
  await page.goto('/wishlist')
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1)
})

test('A quantity typed before the scripts run and sent afterwards counts', async ({ page }) => {
  const letThrough = await holdScripts(page)
  await page.goto('/product/2')
  await page.getByRole('textbox', { name: 'Quantità' }).fill('5')
  letThrough()
  await page.locator('html[data-ready]').waitFor({ state: 'attached' })
  await expect(page.getByRole('textbox', { name: 'Quantità' })).toHaveValue('5')
  await addButton(page).click()
  await expect(page.getByRole('link', { name: /Carrello 5 / })).toBeVisible()
})

test('In the cart, too, a quantity typed before the scripts run stays and counts', async ({ page }) => {
  await addProduct(page, 2)
  const letThrough = await holdScripts(page)
  await page.goto('/cart', { waitUntil: 'commit' })
  const field = page.getByLabel(/^Quantità/).first()
  await field.fill('4')
  letThrough()
  await page.locator('html[data-ready]').waitFor({ state: 'attached' })
  await expect(field).toHaveValue('4')
  await expect(field).toBeFocused()
  await field.press('Enter')
  await expect(page.getByRole('link', { name: /Carrello 4 / })).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('The menu and the filters open while no script has come, and stay open when they come', async ({
    page,
  }) => {
    const letThrough = await holdScripts(page)
    await page.goto('/products')
    await page.getByRole('button', { name: 'Prodotti', exact: true }).click()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await expect(menu.getByRole('link', { name: 'Formaggi' })).toBeVisible()
    await menu.getByRole('button', { name: 'Chiudi' }).click()
    await expect(menu).toBeHidden()

    await page.getByRole('button', { name: 'Filtri', exact: true }).click()
    const sheet = page.getByRole('form', { name: 'Filtri' })
    await sheet.getByRole('checkbox', { name: /^In sconto/ }).check()
    letThrough()
    await settled(page)
    await expect(sheet.getByRole('checkbox', { name: /^In sconto/ })).toBeChecked()
    await sheet.getByRole('button', { name: /^Mostra \d+ prodott/ }).click()
    await expect(page).toHaveURL(/filters=discounts/)
    await expect(sheet).toBeHidden()
  })
})

test.describe('on a phone without scripts', () => {
  test.use({ viewport: { width: 360, height: 740 }, javaScriptEnabled: false })

  test('the menu leads on and the filters are applied', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Prodotti', exact: true }).click()
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Formaggi' }).click()
    await expect(page).toHaveURL(/\/categories\/formaggi$/)
    await page.getByRole('button', { name: 'Filtri', exact: true }).click()
    const sheet = page.getByRole('form', { name: 'Filtri' })
    await sheet.getByRole('checkbox', { name: /^DOP/ }).check()
    await sheet.getByRole('button', { name: /^Mostra/ }).click()
    await expect(page).toHaveURL(/mark=dop/)
  })
})
