import { openBuyer } from '../support/buyer.ts'
import { linkIn, mailTo } from '../support/mailbox.ts'
import { expect, expectAccessible, goTo, test } from '../support/shop.fixture.ts'
import {
  addProduct,
  fillAddress,
  fillContact,
  newEmail,
  password,
  registerInCheckout,
} from '../support/steps.ts'

test('who loses the session in the checkout is told why, confirms the address and stands at the same step with what was typed', async ({
  page,
  expectFailure,
}) => {
  expectFailure(/403|401/)
  const email = newEmail('persa')
  await addProduct(page, 1)
  await registerInCheckout(page, email)
  // a customer without an address, as after a deletion
  await goTo(page, '/account/addresses')
  await page.getByRole('button', { name: /^Elimina l’indirizzo/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Elimina' }).click()
  await expect(page.getByText('Via dei Calzolai 14')).toHaveCount(0)
  await goTo(page, '/checkout?step=address')
  await fillAddress(page)
  await page.getByLabel('Fattura a un altro indirizzo').check()
  const bill = page.getByRole('group', { name: 'Indirizzo di fatturazione' })
  await bill.getByLabel('Nome e cognome').fill('Forno Bianchi')
  await bill.getByLabel('Un’azienda o un professionista').check()
  await bill.getByLabel('Ragione sociale').fill('Forno Bianchi Srl')
  await expectAccessible(page)
  await page.context().clearCookies({ name: 'filiera_session' })

  await page.getByRole('button', { name: 'Continua' }).click()
  await page.waitForURL(/\/login\?next=.*step%3Daddress.*why=ended/)
  await expect(page.getByText('La sessione è finita')).toBeVisible()
  await expectAccessible(page)
  // to the registration and back: the way on is kept
  await page.getByRole('link', { name: 'Registrati' }).last().click()
  await page.getByRole('link', { name: 'Accedi', exact: true }).last().click()
  await page.waitForURL(/\/login\?next=.*step%3Daddress/)
  const logIn = async () => {
    await page.getByLabel('E-mail').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Accedi', exact: true }).click()
  }
  await logIn()
  await page.getByRole('button', { name: 'Manda di nuovo il link' }).click()
  await expect(page.getByText('Quando l’hai confermata torni dove eri')).toBeVisible()

  // the first one came with the registration, and its link is used up by the second
  await goTo(page, linkIn(await mailTo(email, /conferm/i, 2), '/register/confirm'))
  await page.getByRole('button', { name: 'Conferma ed entra' }).click()
  await page.waitForURL(/\/checkout\?step=address/)
  await expect(page.getByLabel('Nome e cognome').first()).toHaveValue('Giulia Ricciardelli')
  await expect(page.getByLabel('Fattura a un altro indirizzo')).toBeChecked()
  await expect(bill.getByLabel('Nome e cognome')).toHaveValue('Forno Bianchi')
  await expect(bill.getByLabel('Ragione sociale')).toHaveValue('Forno Bianchi Srl')
})

test('whose browser forgot the login is known again on the pages that the server still shows', async ({
  page,
}) => {
  await addProduct(page, 1)
  await registerInCheckout(page, newEmail('smemorata'))
  const name = page.getByRole('banner').getByRole('link', { name: /smemorata/ })
  for (const path of ['/account/orders', '/cart', '/wishlist']) {
    await page.evaluate(() => localStorage.clear())
    await goTo(page, path)
    await expect(name).toBeVisible()
  }
})

test('whose browser never kept the login is known on the page of a withdrawal', async ({ page }) => {
  const { order } = await (await openBuyer(page.request, newEmail('recede'))).paid()
  await goTo(page, `/account/orders/${order}/withdraw`)
  await expect(page.getByRole('banner').getByRole('link', { name: /recede/ })).toBeVisible()
})

test('a first purchase without scripts bills a company at another address; the review names its data once', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    ...(baseURL ? { baseURL } : {}),
    javaScriptEnabled: false,
    locale: 'it-IT',
  })
  const page = await context.newPage()
  await page.goto('/product/1')
  await page.getByRole('button', { name: 'Aggiungi al carrello', exact: true }).first().click()
  await page.goto('/checkout')
  await fillContact(page, newEmail('fattura'))
  const fill = async (prefix: string, fields: Record<string, string>) => {
    for (const [name, value] of Object.entries(fields))
      await page.locator(`[id="${prefix}${name}"]`).fill(value)
  }
  const place = { street: 'Via Roma 1', zip: '40121', city: 'Bologna', region: 'BO' }
  await fill('', { recipient: 'Anna Verdi', ...place })
  await expect(page.locator('#billing-street')).toBeHidden()
  await page.getByLabel('Fattura a un altro indirizzo').check()
  await expect(page.locator('#companyName')).toBeHidden()
  await fill('billing-', {
    recipient: 'Anna Verdi',
    street: 'Via Po 2',
    zip: '10121',
    city: 'Torino',
    region: 'TO',
  })
  await page.getByLabel('Un’azienda o un professionista').locator('visible=true').check()
  await fill('billing-', { companyName: 'Forno Bianchi Srl', vatNumber: '00743110157' })
  await page.getByRole('button', { name: 'Continua' }).click()
  await expect(page.getByRole('alert').first()).toContainText('Scrivi il codice SDI o la PEC')
  await expect(page.locator('#street')).toHaveValue('Via Roma 1')
  await fill('billing-', { sdiCode: 'abc 1234' })
  await page.locator('#password').fill(password)
  await page.getByRole('button', { name: 'Continua' }).click()
  await page.waitForURL(/step=payment.*billing=/)
  await page.locator('input[name=pay]').first().check()
  await page.getByRole('button', { name: 'Continua' }).click()
  await page.waitForURL(/step=review/)
  const main = page.getByRole('main')
  for (const text of ['Forno Bianchi Srl', 'Partita IVA 00743110157', 'Codice SDI ABC1234', 'Via Po 2'])
    await expect(main.getByText(text)).toHaveCount(1)
  await context.close()
})
