import type { Browser, Page } from '@playwright/test'
import { openBuyer } from '../support/buyer.ts'
import { expect, test } from '../support/console.fixture.ts'
import { enterConsole } from '../support/enter-console.ts'
import { mailTo } from '../support/mailbox.ts'
import { expectFits, expectGoodScreen } from '../support/screen.ts'
import { expectAccessible, goTo, shopUrl, visitorHeaders } from '../support/shop.fixture.ts'

/** The demonstration's customer has an order in every state with the producer's shop. */
const customer = 'cliente2@filiera.example'
const viewer = 'ospite@filiera.example'
const password = 'assaggio-2026'

/** The customer's page of the demonstration's order in a state, in a browser of its own; other journeys buy from the shop, too. */
async function openAsCustomer(browser: Browser, status: string): Promise<{ theirs: Page; order: string }> {
  const context = await browser.newContext({ baseURL: shopUrl(), locale: 'it-IT' })
  const theirs = await context.newPage()
  await goTo(theirs, '/login?next=/account/orders')
  await theirs.getByLabel('E-mail', { exact: true }).fill(customer)
  await theirs.getByLabel('Password', { exact: true }).fill(password)
  await theirs.getByRole('main').getByRole('button', { name: 'Accedi' }).click()
  await theirs.waitForURL((url) => url.pathname === '/account/orders')
  await goTo(theirs, `/account/orders?status=${status}`)
  const link = theirs.getByRole('main').locator('a[href*="/account/orders/"]').first()
  const order = (await link.getAttribute('href'))?.split('/').at(-1)?.split('?')[0] ?? ''
  await goTo(theirs, `/account/orders/${order}`)
  return { theirs, order }
}

/** The shop presses the next step; the customer's page says how the order stands then. */
async function step(page: Page, button: string, theirs: Page, status: string): Promise<void> {
  await page.getByRole('button', { name: button }).click()
  await expect(page.locator(`[data-status=${status}]`).first()).toBeVisible()
  await theirs.reload()
  await expect(theirs.locator(`[data-status=${status}]`).first()).toBeVisible()
}

async function speak(page: Page, language: string): Promise<void> {
  await page.getByRole('button', { name: /, (?:lingua|language|idioma):/ }).click()
  await page.getByRole('button', { name: language, exact: true }).click()
}

/** The number of an order is not broken at its hyphens, on a phone either. */
async function expectWhole(page: Page, order: string) {
  const wide = page.viewportSize() ?? { width: 1280, height: 720 }
  await page.setViewportSize({ width: 360, height: 780 })
  const lines = await page.getByText(order, { exact: true }).evaluate((shown) => {
    const range = document.createRange()
    range.selectNodeContents(shown)
    return range.getClientRects().length
  })
  expect(lines).toBe(1)
  await page.setViewportSize(wide)
}

test('a shop finds an order, accepts, prepares, ships and delivers it; the customer sees and reads each', async ({
  page,
  browser,
}) => {
  await enterConsole(page, '/orders')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ordini')
  const { theirs, order } = await openAsCustomer(browser, 'PAID')
  await page.getByRole('searchbox').fill(order.replaceAll('-', '').slice(3, 12))
  await expect(page).toHaveURL(/search=/)
  await expect(page.getByRole('listitem').filter({ hasText: order })).toBeVisible()
  for (const [language, title] of [
    ['English', 'Orders'],
    ['Español', 'Pedidos'],
    ['Italiano', 'Ordini'],
  ] as const) {
    await speak(page, language)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expectGoodScreen(page)
  }
  await expectWhole(page, order)
  await page.getByRole('link', { name: order }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Ordine ${order}`)
  await expectWhole(page, order)
  await step(page, 'Accetta l’ordine', theirs, 'ACCEPTED')
  await step(page, 'Comincia la preparazione', theirs, 'PREPARING')
  for (const language of ['English', 'Español', 'Italiano']) {
    await speak(page, language)
    await expectGoodScreen(page)
  }
  await page.getByLabel('Corriere').selectOption({ label: 'BRT' })
  await page.getByLabel('Numero di spedizione').fill('12')
  await page.getByRole('button', { name: 'Segna come spedito' }).click()
  await expect(page.getByText('Non sembra un numero di questo corriere')).toBeVisible()
  await page.getByLabel('Numero di spedizione').fill('0100-1234-5678')
  await step(page, 'Segna come spedito', theirs, 'SHIPPED')
  await expect(theirs.getByText('010012345678').first()).toBeVisible()
  const shipped = await mailTo(customer, /ha spedito il tuo pacco$/)
  expect(shipped.text).toContain('vas.brt.it')
  await page.getByRole('button', { name: 'Correggi corriere o numero' }).click()
  await expect(page.getByLabel('Corriere')).toHaveValue('brt')
  await page.getByLabel('Numero di spedizione').fill('010012345679')
  await page.getByRole('button', { name: 'Salva la correzione' }).click()
  await mailTo(customer, /^Nuovo numero di spedizione del pacco/)
  await step(page, 'Segna come consegnato', theirs, 'DELIVERED')
  await mailTo(customer, /^Il pacco di .+ è arrivato$/)
  await theirs.context().close()
})

test('by keyboard alone a shop packs, ships, refunds a piece, and takes the other back', async ({
  page,
  playwright,
}) => {
  const inShop = { baseURL: shopUrl(), extraHTTPHeaders: visitorHeaders() }
  const buyer = await openBuyer(await playwright.request.newContext(inShop))
  const { order, pay } = await buyer.order(2)
  await pay()
  await expect.poll(() => buyer.statusOf(order), { timeout: 30_000 }).toBe('PAID')
  await enterConsole(page, '/')
  const { keyboard } = page
  /** Walks with Tab to what has the name. */
  const walkTo = async (
    role: 'button' | 'link' | 'textbox' | 'searchbox' | 'spinbutton' | 'combobox',
    name: string | RegExp,
  ) => {
    const wanted = page.getByRole(role, { name, exact: true }).first()
    await expect(wanted).toBeVisible()
    for (let press = 0; press < 200; press += 1) {
      if (await wanted.evaluate((element) => element === document.activeElement)) return
      await keyboard.press('Tab')
    }
    throw new Error(`no way to ${name}`)
  }
  await keyboard.press('g')
  await keyboard.press('o')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ordini')
  await walkTo('searchbox', /Numero, nome/)
  await keyboard.type(order)
  await expect(page).toHaveURL(/search=/)
  await expect(page.getByRole('link', { name: /^[0-9A-Z]{4}(-[0-9A-Z]{4}){3}$/ })).toHaveCount(1)
  await walkTo('link', order)
  await keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Ordine ${order}`)

  await walkTo('button', 'Rimborsa')
  await keyboard.press('Enter')
  await walkTo('spinbutton', /^Pezzi di /)
  await keyboard.press('ArrowUp')
  await walkTo('textbox', 'Motivo')
  await keyboard.type('Vasetto rotto in magazzino')
  await keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByText('1 rimborsato: non metterlo nel pacco')).toBeVisible()

  for (const name of ['Accetta l’ordine', 'Comincia la preparazione']) {
    await walkTo('button', name)
    await keyboard.press('Enter')
    await expect(page.getByRole('button', { name })).toHaveCount(0)
  }
  await walkTo('combobox', 'Corriere')
  await keyboard.type('GLS')
  await walkTo('textbox', 'Numero di spedizione')
  await keyboard.type('M1234567890')
  await keyboard.press('Enter')
  await walkTo('button', 'Segna come consegnato')
  await keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Segna come consegnato' })).toHaveCount(0)

  await buyer.giveBack(order)
  await page.reload()
  await expect(page.locator('[data-return=requested]')).toBeVisible()
  await expectAccessible(page)
  await walkTo('button', 'Non accetto')
  await keyboard.press('Enter')
  await expect(page.getByText('Scrivi al cliente perché non accetti il reso')).toBeVisible()
  await walkTo('button', /^Accetto: rimborsa/)
  await keyboard.press('Enter')
  await expect(page.locator('[data-return=accepted], [data-return=refunded]')).toBeVisible()
  await walkTo('textbox', 'Rispondi al cliente')
  await keyboard.type('Grazie, rimborso in arrivo.')
  await walkTo('button', 'Invia la risposta')
  await keyboard.press('Enter')
  await expect(page.locator('[data-from=seller]')).toContainText('Grazie, rimborso in arrivo.')
  const isRefunded = async () => {
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText('Quanto ti arriva')).toBeVisible()
    return page.locator('[data-refund=succeeded]').count()
  }
  await expect.poll(isRefunded, { timeout: 30_000 }).toBe(2)
})

test('who only reads sees orders without addresses, and nothing to press', async ({ page }) => {
  await enterConsole(page, '/orders?state=all', viewer)
  await expect(page.getByRole('checkbox', { name: /^Scegli/ })).toHaveCount(0)
  const answered = page.waitForResponse(/\/api\/seller\/orders\/\w{4}-/)
  await page.getByRole('main').getByRole('listitem').getByRole('link').first().click()
  const body = await (await answered).json()
  expect(body).toMatchObject({ shipmentAddress: null, invoiceAddress: null, contactEmailAddress: null })
  await expect(page.getByText('l’indirizzo non si vede')).toBeVisible()
  await expect(page.getByRole('button', { name: /Rimborsa|Accetta|Invia/ })).toHaveCount(0)
  await expectGoodScreen(page)
})

test('several orders are accepted and prepared at once, and the list fits phones', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await enterConsole(page, '/orders?state=to_ship&grouped=true')
  await expect(page.getByRole('listitem').first()).toBeVisible()
  await expectGoodScreen(page)
  const accepted = page.getByRole('listitem').filter({ has: page.locator('[data-status=ACCEPTED]') })
  const count = await accepted.count()
  expect(count).toBeGreaterThan(0)
  await accepted.first().getByRole('checkbox').check()
  await expectFits(page)
  // where nothing lies under the bar: what it covers counts as too small to press
  await page.setViewportSize({ width: 1280, height: 1400 })
  await expectGoodScreen(page)
  await page.getByRole('button', { name: 'Segna in preparazione' }).click()
  await expect(page.getByText('Fatto per un ordine.')).toBeVisible()
  await expect(accepted).toHaveCount(count - 1)
})

test('parcels are picked, get their slips, and are shipped from a list of numbers', async ({
  page,
  expectFailure,
}) => {
  expectFailure(/404 \(Not Found\)/)
  await enterConsole(page, '/orders?state=to_ship')
  const rows = page.getByRole('main').getByRole('listitem')
  const order = await rows.getByRole('link').first().innerText()
  await page.getByRole('checkbox', { name: `Scegli l’ordine ${order}` }).check()
  await page.getByRole('button', { name: 'Lista di raccolta' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Lista di raccolta' })).toBeVisible()
  await expectGoodScreen(page)
  await page.getByRole('checkbox').first().check()
  await page.reload()
  await expect(page.getByRole('checkbox').first()).toBeChecked()
  await page.goBack()
  await page.getByRole('checkbox', { name: `Scegli l’ordine ${order}` }).check()
  await page.getByRole('button', { name: 'Bolle' }).click()
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(page.getByRole('article')).not.toContainText('€')
  await expectGoodScreen(page)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('banner')).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await page.goto('/orders?state=to_ship')
  await page.getByRole('button', { name: 'Carica i tracking' }).click()
  const dialog = page.getByRole('dialog')
  await dialog
    .getByLabel('Oppure incolla le righe')
    .fill(
      `ordine;corriere;tracking\n${order};BRT;010012345678\n${order};BRT;12\n7F3K-92QD-AAAA-BBBB;GLS;M1234567890`,
    )
  await dialog.getByRole('button', { name: 'Spedisci 3 righe' }).click()
  await expect(dialog.getByRole('listitem')).toHaveText([
    /spedito$/,
    /numero sbagliato/,
    /ordine sconosciuto$/,
  ])
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Chiudi' }).click()
  await expect(rows.filter({ hasText: order })).toHaveCount(0)
})

test('the old address of a seller’s order leads to the console', async ({ request }) => {
  const answer = await request.get(`${shopUrl()}/en/seller/orders/7F3K-92QD-AAAA-BBBB`, { maxRedirects: 0 })
  expect(answer.status()).toBe(301)
  expect(answer.headers().location).toMatch(/^http.*\/orders\/7F3K-92QD-AAAA-BBBB$/)
})
