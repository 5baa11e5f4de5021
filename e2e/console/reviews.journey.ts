import { expect, test } from '../support/console.fixture.ts'
import { enterConsole } from '../support/enter-console.ts'
import { expectGoodScreen } from '../support/screen.ts'
import { goTo, shopUrl } from '../support/shop.fixture.ts'

test('a review is replied to, and the shop shows the reply below it', async ({ page, browser }) => {
  await enterConsole(page, '/')
  await page
    .getByRole('region', { name: 'La giornata' })
    .getByRole('listitem')
    .filter({ hasText: /recension[ei] nuov[ae]/ })
    .getByRole('link')
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Messaggi e recensioni')
  // the box follows the address, a moment after the click
  await expect(page.getByLabel('Senza risposta')).toBeChecked()
  await page.getByLabel('Senza risposta').click()
  await expect(page.getByLabel('Senza risposta')).not.toBeChecked()
  await page.getByLabel('Senza risposta').click()
  await expect(page.getByLabel('Senza risposta')).toBeChecked()
  const waiting = page.getByRole('main').getByRole('listitem')
  await expect(waiting.first()).toBeVisible()
  await expectGoodScreen(page)

  await waiting.first().getByRole('link').click()
  const panel = page.getByRole('region', { name: /^Recensione di/ })
  const product = await panel.locator('a[href^="/products/"]').getAttribute('href')
  await page.getByLabel('La tua risposta').fill('Grazie: da oggi viaggia in scatola.')
  await page.reload()
  await expect(page.getByLabel('La tua risposta')).toHaveValue('Grazie: da oggi viaggia in scatola.')
  await expectGoodScreen(page)
  await page.getByRole('button', { name: 'Pubblica la risposta' }).click()
  await expect(
    panel.getByRole('paragraph').filter({ hasText: 'Grazie: da oggi viaggia in scatola.' }),
  ).toBeVisible()

  const id = product?.split('/').at(-1) ?? ''
  const context = await browser.newContext({ baseURL: shopUrl(), locale: 'it-IT' })
  const theirs = await context.newPage()
  await goTo(theirs, `/product/${id}`)
  const shown = theirs.getByRole('article').filter({ hasText: 'Grazie: da oggi viaggia in scatola.' })
  await expect(shown).toContainText('Risposta del produttore, Masseria Torrelunga')
  await context.close()

  await page.getByRole('button', { name: 'Correggi' }).click()
  await page.getByLabel('La tua risposta').fill('Grazie: da ieri viaggia in scatola.')
  await page.getByRole('button', { name: 'Pubblica la correzione' }).click()
  await expect(
    panel.getByRole('paragraph').filter({ hasText: 'Grazie: da ieri viaggia in scatola.' }),
  ).toBeVisible()

  await page.getByRole('button', { name: 'Segnala' }).click()
  await page.getByLabel('Racconta cose non vere').check()
  await page.getByLabel('Spiegalo con parole tue').fill('Il pacco non è nostro.')
  await expectGoodScreen(page)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(panel.getByText(/^Segnalata il/)).toBeVisible()
  await page.setViewportSize({ width: 360, height: 740 })
  await expectGoodScreen(page)
})
