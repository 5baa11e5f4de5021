import type { Page } from '@playwright/test'
import { expect, goTo, settled, test } from '../support/shop.fixture.ts'
import { addProduct, continueTo, fillAddress, fillContact, newEmail, password } from '../support/steps.ts'

/** What the browser asks of the storefront from now on never arrives. */
const cut = (page: Page) => page.route(/\.data(?:\?|$)|\/api\//, (route) => route.abort('connectionreset'))
const mend = (page: Page) => page.unrouteAll({ behavior: 'wait' })
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click()

/** The notice has these words and the focus; the page is no error page. */
async function expectRefusal(page: Page, words: string | RegExp): Promise<void> {
  await expect(page.locator('[role="alert"]:focus').filter({ hasText: words })).toBeVisible()
  await expect(page.getByText('Qualcosa non ha funzionato')).toHaveCount(0)
}

const nobodyAnswered = 'Il servizio non risponde'

async function writeMessage(page: Page): Promise<void> {
  await goTo(page, '/contact')
  await page.locator('#Email').fill('ada@example.it')
  await page.locator('#Name').fill('Ada Bianchi')
  await page.locator('#Subject').fill('Una domanda')
  await page.locator('#Message').fill('Quando arriva?')
  await page.locator('#Consent').check()
}

const contactFailure = 'Error! The request was not completed.'

test.beforeEach(({ expectFailure }) => expectFailure(/net::ERR_(?:CONNECTION_RESET|INTERNET_DISCONNECTED)/))

test('contact keeps the message, without a line and without a network', async ({ page, context }) => {
  await writeMessage(page)
  const faults = [
    { begin: () => cut(page), end: () => mend(page) },
    { begin: () => context.setOffline(true), end: () => context.setOffline(false) },
  ]
  for (const { begin, end } of faults) {
    await begin()
    await press(page, 'Invia')
    await expectRefusal(page, contactFailure)
    await expect(page.locator('#Message')).toHaveValue('Quando arriva?')
    await expect(page.locator('#Consent')).toBeChecked()
    await end()
  }
  await press(page, 'Invia')
  await expect(page.getByRole('status').filter({ hasText: 'ada@example.it' })).toBeVisible()
})

test('registration, login, every step of the checkout and the order say that nobody answered', async ({
  page,
}) => {
  const email = newEmail('linea')
  await goTo(page, '/register')
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await cut(page)
  await press(page, 'Crea')
  await expectRefusal(page, /./)
  await expect(page.getByLabel('E-mail')).toHaveValue(email)
  await mend(page)

  await goTo(page, '/login')
  await page.getByLabel('E-mail').fill('cliente2@filiera.example')
  await page.getByLabel('Password', { exact: true }).fill('assaggio-2026')
  await cut(page)
  await press(page, 'Accedi')
  await expectRefusal(page, nobodyAnswered)
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('assaggio-2026')
  await mend(page)

  await addProduct(page, 2)
  await goTo(page, '/checkout')
  await fillContact(page, email)
  await fillAddress(page)
  await cut(page)
  await press(page, 'Continua')
  await expectRefusal(page, nobodyAnswered)
  await expect(page.getByLabel('Via e numero')).toHaveValue('Via dei Calzolai 14')
  await expect(page.getByLabel('Provincia')).toHaveValue('BO')
  await mend(page)
  await continueTo(page, 'payment')
  await settled(page)

  await goTo(page, `${page.url().replace('step=payment', 'step=address')}&new=1`)
  await fillAddress(page)
  await cut(page)
  await press(page, 'Continua')
  await expectRefusal(page, 'L’indirizzo non è stato salvato')
  await expect(page.locator('[data-notice="address_add_error"]')).toBeVisible()
  await expect(page.getByLabel('Via e numero')).toHaveValue('Via dei Calzolai 14')
  await mend(page)
  await continueTo(page, 'payment')

  await page.getByRole('radio', { name: /Sulla pagina di MangoPay/ }).check()
  await cut(page)
  await press(page, 'Continua')
  // a step that cannot be loaded leaves the one on screen there, like every page
  await expect(page.locator('[data-notice="checkout_get_error"]')).toContainText(nobodyAnswered)
  await expect(page).toHaveURL(/step=payment/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Come arriva e come paghi')
  await mend(page)
  await continueTo(page, 'review')
  await expect(page.locator('[data-notice="checkout_get_error"]')).toHaveCount(0)

  await page.getByRole('checkbox').first().check()
  await cut(page)
  await press(page, /^Ordina e paga/)
  await expectRefusal(page, nobodyAnswered)
  await expectRefusal(page, 'non paghi due volte')
  await expect(page.getByRole('checkbox').first()).toBeChecked()
  await mend(page)
  await press(page, /^Ordina e paga/)
  await page.waitForURL((url) => !url.pathname.startsWith('/checkout') || /\/checkout\/\d/.test(url.pathname))
})

test('the account’s forms keep what was typed', async ({ page }) => {
  await goTo(page, '/login')
  await page.getByLabel('E-mail').fill('cliente2@filiera.example')
  await page.getByLabel('Password', { exact: true }).fill('assaggio-2026')
  await press(page, 'Accedi')
  await page.waitForURL(/\/account$/)

  await goTo(page, '/account/addresses?new=1')
  await fillAddress(page)
  await cut(page)
  await press(page, 'Salva')
  await expectRefusal(page, 'L’indirizzo non è stato salvato')
  await expect(page.getByLabel('Via e numero')).toHaveValue('Via dei Calzolai 14')
  await mend(page)

  await goTo(page, '/account/profile')
  await page.locator('input[name=firstName]').fill('Aurelio')
  await cut(page)
  await press(page, 'Salva')
  await expectRefusal(page, /./)
  await expect(page.locator('input[name=firstName]')).toHaveValue('Aurelio')
  await mend(page)
})

test('a product cannot be added without a line: the page says so and the button works again', async ({
  page,
}) => {
  await goTo(page, '/product/2')
  await page.route(/\/assets\/|\/api\/|\/healthz/, (route) => route.abort('connectionreset'))
  await press(page, 'Aggiungi al carrello')
  await expect(page.getByText('Questa pagina resta aperta')).toBeVisible()
  // the press is over: with the line back in the middle of it the product would be in the cart already
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
  await mend(page)
  await press(page, 'Aggiungi al carrello')
  await expect(page.getByRole('link', { name: /Carrello 1 / })).toBeVisible()
})

test('what is loaded anew is marked as busy until it is here, or until nobody answers', async ({ page }) => {
  await goTo(page, '/sellers')
  const list = page.locator('main section [aria-busy]')
  await expect(list).toHaveAttribute('aria-busy', 'false')
  for (const end of ['abort', 'continue'] as const) {
    const gate = Promise.withResolvers<void>()
    await page.route(/\/sellers\.data/, async (route) => {
      await gate.promise
      await (end === 'abort' ? route.abort('connectionreset') : route.continue())
    })
    await page.locator('nav a[rel="next"]').click()
    await expect(list).toHaveAttribute('aria-busy', 'true')
    gate.resolve()
    await expect(list).toHaveAttribute('aria-busy', 'false')
    await mend(page)
  }
  await expect(page).toHaveURL(/page=2/)
})

test('a page that cannot be loaded leaves the one on screen there, with a notice; the press works again', async ({
  page,
}) => {
  const title = page.locator('main h1')
  const noticed = (key: string) => page.locator(`[data-notice="${key}"]`)
  await goTo(page, '/')
  await goTo(page, '/products')
  const order = page.getByLabel('Ordina', { exact: false }).first()
  const words = await title.textContent()
  const steps: [key: string, path: RegExp, go: () => Promise<void>][] = [
    [
      'product_get_error',
      /\/product\/\d+$/,
      () => page.locator('main li a[href^="/product/"]').nth(2).click(),
    ],
    ['sellers_list_error', /\/sellers$/, () => page.locator('nav a[href="/sellers"]').first().click()],
    [
      'products_get_error',
      /\/search\?q=olio/,
      async () => {
        await page.locator('header input[name=q]').first().fill('olio')
        await page.keyboard.press('Enter')
      },
    ],
  ]
  for (const [key, path, go] of steps) {
    await cut(page)
    await go()
    await expect(noticed(key)).toBeVisible()
    await expect(title).toHaveText(words ?? '')
    await expect(page).toHaveURL(/\/products$/)
    await mend(page)
    await go()
    await page.waitForURL(path)
    await page.goBack()
    await page.waitForURL(/\/products$/)
    await expect(title).toHaveText(words ?? '')
  }
  await expect(order).toBeVisible()
})
