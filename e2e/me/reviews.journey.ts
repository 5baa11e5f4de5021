import type { Page } from '@playwright/test'
import { expect, expectAccessible, goTo, test } from '../support/shop.fixture.ts'

const password = 'assaggio-2026'

async function login(page: Page, email: string): Promise<void> {
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Accedi' }).click()
}

/** Opens the review of a product of the delivered order. */
async function openFromOrder(page: Page, position: number): Promise<void> {
  await page.waitForURL(/\/account\/orders$/)
  await page.locator('main a[href^="/account/orders/"]').first().click()
  await page
    .getByRole('link', { name: /^Scrivi una recensione di/ })
    .nth(position)
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('La tua recensione')
}

const markup = '"><img src=x onerror=alert(1)><script>alert(2)</script>'

test('A buyer reviews what was delivered; a session that ends in the middle loses nothing', async ({
  page,
  expectFailure,
}) => {
  expectFailure(/401|422/)
  page.on('dialog', (dialog) => {
    throw new Error(`a dialog opened: ${dialog.message()}`)
  })
  await goTo(page, '/login?next=/account/orders')
  await login(page, 'cliente@filiera.example')
  await openFromOrder(page, 0)
  await page.waitForLoadState('networkidle')
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Pubblica la recensione' }).click()
  await expect(page.getByRole('alert').getByRole('link', { name: 'Scegli da 1 a 5 stelle' })).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('radio', { name: '2 stelle' }).check()
  await page.getByLabel('Titolo').fill(markup)
  await page.getByLabel(/^Recensione/).fill(`Prima riga\n${markup}`)
  await expect(page.getByText(/^Ancora [\d,]+ caratteri$/)).toBeVisible()
  const session = (await page.context().cookies()).filter(({ httpOnly }) => httpOnly)
  for (const { name } of session) await page.context().clearCookies({ name })
  await page.getByRole('button', { name: 'Pubblica la recensione' }).click()
  await page.waitForURL(/\/login\?next=/)
  await login(page, 'cliente@filiera.example')
  await page.waitForURL(/\/account\/reviews\//)
  await expect(page.getByLabel('Titolo')).toHaveValue(markup)
  await expect(page.getByRole('radio', { name: '2 stelle' })).toBeChecked()
  await page.getByRole('button', { name: 'Pubblica la recensione' }).click()
  await expect(page.getByText('Recensione pubblicata')).toBeVisible()
  const others = page.getByRole('region', { name: 'Cosa dice chi lo ha comprato' })
  await expect(others.getByRole('heading', { name: markup })).toHaveCount(1)
  await expectAccessible(page)

  await page.getByRole('link', { name: 'Vedi le recensioni del prodotto' }).click()
  const section = page.locator('#reviews')
  await expect(section.getByRole('heading', { name: markup })).toBeVisible()
  await expect(section.locator('img, script')).toHaveCount(0)
  await section.getByRole('link', { name: 'Scrivi una recensione' }).click()

  await page.getByRole('radio', { name: '4 stelle' }).check()
  await page.getByLabel('Titolo').fill('Ripensandoci')
  await page.getByRole('button', { name: 'Salva le modifiche' }).click()
  await expect(page.getByText('Modifiche salvate')).toBeVisible()
  await page.getByText('Elimina la recensione').click()
  await page.getByRole('button', { name: 'Sì, elimina' }).click()
  await expect(page.getByText('Recensione eliminata')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Pubblica la recensione' })).toBeVisible()
})

test('Who did not buy a product is told so', async ({ page }) => {
  await goTo(page, '/login?next=/account/reviews/40')
  await login(page, 'operatore@filiera.example')
  await page.waitForURL(/\/account\/reviews\/40$/)
  await expect(page.getByText(/^Recensisce un prodotto chi lo ha ricevuto/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Pubblica la recensione' })).toHaveCount(0)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a review is written, kept when the session ends, changed and deleted', async ({
    page,
    expectFailure,
  }) => {
    expectFailure(/401|409|422/)
    await page.goto('/login?next=/account/orders')
    await login(page, 'cliente@filiera.example')
    await openFromOrder(page, 1)
    const address = page.url()
    await page.getByLabel(/^Recensione/).fill('Buono, e arrivato intero.')
    await page.getByRole('button', { name: 'Pubblica la recensione' }).click()
    await expect(page.getByRole('alert').getByRole('link')).toHaveCount(1)
    await expect(page.getByLabel(/^Recensione/)).toHaveValue('Buono, e arrivato intero.')

    await page.getByRole('radio', { name: '5 stelle' }).check()
    await page.context().clearCookies()
    await page.getByRole('button', { name: 'Pubblica la recensione' }).click()
    await expect(page.getByText('La sessione è finita')).toBeVisible()
    await login(page, 'cliente@filiera.example')
    await page.waitForURL(address)
    await expect(page.getByRole('radio', { name: '5 stelle' })).toBeChecked()
    await expect(page.getByLabel(/^Recensione/)).toHaveValue('Buono, e arrivato intero.')
    await page.getByRole('button', { name: 'Pubblica la recensione' }).click()
    await expect(page.getByText('Recensione pubblicata')).toBeVisible()

    await page.getByRole('radio', { name: '3 stelle' }).check()
    await page.getByRole('button', { name: 'Salva le modifiche' }).click()
    await expect(page.getByText('Modifiche salvate')).toBeVisible()
    await page.getByText('Elimina la recensione').click()
    await page.getByRole('button', { name: 'Sì, elimina' }).click()
    await expect(page.getByText('Recensione eliminata')).toBeVisible()
  })
})
