import type { Browser, Page } from '@playwright/test'
import { openBuyer } from '../support/buyer.ts'
import { mailTo } from '../support/mailbox.ts'
import { expectGoodScreen, look } from '../support/screen.ts'
import { expect, expectAccessible, goTo, shopUrl, test } from '../support/shop.fixture.ts'

/** The demonstration's customer, shop and operator; the customer has an order in every state with that shop. */
const customer = 'cliente2@filiera.example'
const shop = 'produttore@filiera.example'
const operator = 'operatore@filiera.example'
const password = 'assaggio-2026'

async function logIn(page: Page, email: string, next: string, open = goTo): Promise<void> {
  await open(page, next)
  await page.waitForURL(/\/login\?next=/)
  await page.getByLabel('E-mail', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Accedi' }).click()
  await page.waitForURL((url) => url.pathname === next)
}

/** The customer's page of the demonstration's order in a state, in a browser of its own; other journeys buy from the shop, too. */
async function openAsCustomer(browser: Browser, status: string): Promise<{ theirs: Page; order: string }> {
  const context = await browser.newContext({ baseURL: shopUrl(), locale: 'it-IT' })
  const theirs = await context.newPage()
  await logIn(theirs, customer, '/account/orders')
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

test('a shop accepts, prepares, ships and delivers an order; the customer sees and reads each', async ({
  page,
  browser,
  expectFailure,
}) => {
  expectFailure(/422/)
  await logIn(page, shop, '/seller/orders')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ordini ricevuti')
  await expectGoodScreen(page)
  const { theirs, order } = await openAsCustomer(browser, 'PAID')
  await page.getByLabel('Cerca per numero d’ordine o nome').fill(order.replaceAll('-', '').slice(3, 12))
  await page.getByRole('button', { name: 'Cerca', exact: true }).last().click()
  await page.waitForURL(/search=/)
  await page
    .getByRole('main')
    .getByRole('link', { name: `Ordine ${order}` })
    .click()
  await page.waitForURL(/\/seller\/orders\/[\w-]+$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Ordine ${order}`)
  await expectGoodScreen(page)

  await step(page, 'Accetta l’ordine', theirs, 'ACCEPTED')
  await step(page, 'Comincia la preparazione', theirs, 'PREPARING')

  await page.getByLabel('Corriere').selectOption({ label: 'BRT' })
  await page.getByLabel('Numero di spedizione').fill('12')
  await page.getByRole('button', { name: 'Segna come spedito' }).click()
  await expect(page.getByText('Non sembra un numero di questo corriere')).toBeVisible()
  await expect(page.getByLabel('Numero di spedizione')).toHaveValue('12')
  await page.getByLabel('Numero di spedizione').fill('0100-1234-5678')
  await step(page, 'Segna come spedito', theirs, 'SHIPPED')
  await expect(theirs.getByText('010012345678').first()).toBeVisible()
  const shipped = await mailTo(customer, new RegExp(`Ordine ${order} spedito`))
  expect(shipped.text).toContain('010012345678')
  expect(shipped.text).toContain('vas.brt.it')

  await page.getByText('Correggi corriere o numero').click()
  await expect(page.getByLabel('Corriere')).toHaveValue('brt')
  await page.getByLabel('Numero di spedizione').fill('010012345679')
  await page.getByRole('button', { name: 'Salva la correzione' }).click()
  await expect(page.getByText('Numero corretto')).toBeVisible()
  await mailTo(customer, new RegExp(`Nuovo numero di spedizione per l’ordine ${order}`))
  for (const code of ['en', 'es']) {
    await look(page, code, `/${code}/seller/orders/${order}`)
    await look(page, code, `/${code}/seller/orders`)
  }
  await goTo(page, `/seller/orders/${order}`)

  await step(page, 'Segna come consegnato', theirs, 'DELIVERED')
  await mailTo(customer, new RegExp(`Ordine ${order} consegnato`))
  await theirs.context().close()
})

test('a shop refunds one piece, and the other when it comes back', async ({ page, request }) => {
  const buyer = await openBuyer(request)
  const { order, pay } = await buyer.order(2)
  await pay()
  await expect.poll(() => buyer.statusOf(order), { timeout: 30_000 }).toBe('PAID')
  await logIn(page, shop, `/seller/orders/${order}`)
  await page.locator('#refund summary').click()
  await page.getByLabel(/^Pezzi di /).fill('1')
  await page.getByLabel('Motivo').fill('Vasetto rotto in magazzino')
  await page.getByRole('button', { name: 'Vedi quanto rimborsi' }).click()
  await page.getByRole('button', { name: /^Rimborsa \d/ }).click()
  await expect(page.getByText('Rimborso avviato')).toBeVisible()
  const isRefunded = async (count: number) => {
    await goTo(page, `/seller/orders/${order}`)
    return (await page.locator('[data-refund=succeeded]').count()) === count
  }
  await expect.poll(() => isRefunded(1), { timeout: 30_000 }).toBe(true)
  await expect(page.getByText('1 rimborsato: non metterlo nel pacco')).toBeVisible()

  for (const button of ['Accetta l’ordine', 'Comincia la preparazione']) {
    await page.getByRole('button', { name: button }).click()
    await expect(page.getByRole('button', { name: button })).toHaveCount(0)
  }
  await page.getByLabel('Corriere').selectOption('other')
  await page.getByRole('button', { name: 'Segna come spedito' }).click()
  await page.getByRole('button', { name: 'Segna come consegnato' }).click()
  await expect(
    page.locator('[data-status=PARTIALLY_REFUNDED], [data-status=DELIVERED]').first(),
  ).toBeVisible()

  await buyer.giveBack(order)
  await goTo(page, `/seller/orders/${order}`)
  await expectAccessible(page)
  await page.getByLabel(/^Accetto: rimborsa/).check()
  await page.getByRole('button', { name: 'Conferma la decisione' }).click()
  await expect(page.getByText('Decisione registrata')).toBeVisible()
  await expect.poll(() => isRefunded(2), { timeout: 30_000 }).toBe(true)
})

/** Without scripts there is nothing to wait for once the page is there. */
const goToStill = async (page: Page, path: string) => void (await page.goto(path))

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a shop refuses a return, prices a refund and answers; others see nothing of it', async ({
    page,
    expectFailure,
  }) => {
    expectFailure(/40[34]|422/)
    await logIn(page, shop, '/seller/orders', goToStill)
    await page.getByRole('link', { name: /^Resi e contestazioni/ }).click()
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Ordine / })
      .first()
      .click()
    await page.waitForURL(/\/seller\/orders\/[\w-]+$/)
    const address = new URL(page.url()).pathname
    const confirm = page.getByRole('button', { name: 'Conferma la decisione' })
    await confirm.click()
    await expect(page.getByText('Scegli se accetti il reso').first()).toBeVisible()
    await page.getByLabel('Non accetto').check()
    await confirm.click()
    await expect(page.getByText('Scrivi al cliente perché non accetti il reso').first()).toBeVisible()
    await expect(page.getByLabel('Non accetto')).toBeChecked()
    await page.getByLabel('Messaggio al cliente').fill('Il vasetto è arrivato aperto.')
    await confirm.click()
    await expect(page.locator('[data-return=refused]')).toBeVisible()
    await mailTo(customer, /^Reso dell’ordine/)

    await page.locator('#refund summary').click()
    await page.getByRole('button', { name: 'Vedi quanto rimborsi' }).click()
    await expect(page.getByText('Scegli almeno un pezzo o scrivi un importo').first()).toBeVisible()
    await page.getByLabel('Oppure un importo in euro').fill('1,50')
    await page.getByLabel('Motivo').fill('Etichetta rovinata')
    await page.getByRole('button', { name: 'Vedi quanto rimborsi' }).click()
    await expect(page.getByText('Tornano al cliente 1.50 €')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Rimborsa 1.50 €' })).toBeVisible()

    await page.getByLabel('Rispondi al cliente').fill('Ci scriva pure qui.')
    await page.getByRole('button', { name: 'Invia la risposta' }).click()
    await expect(page.getByText('Ci scriva pure qui.')).toBeVisible()

    await page.context().clearCookies()
    await logIn(page, operator, '/operator/reviews', goToStill)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Casi da esaminare')
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Questa pagina non è per il tuo account')
  })
})
