import { linkIn, mailTo } from '../support/mailbox.ts'
import { expect, expectAccessible, goTo, settled, test } from '../support/shop.fixture.ts'
import {
  addProduct,
  continueTo,
  expectPaid,
  newEmail,
  orderAndPay,
  passAddress,
  password,
} from '../support/steps.ts'

// the tokeniser takes no header but its own from another origin
test.use({ extraHTTPHeaders: {} })

test('a customer registers, confirms by mail, merges the cart at login and pays with a challenged card', async ({
  page,
}) => {
  const email = newEmail('marco')
  await goTo(page, '/register')
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Crea l’account' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Guarda la posta')

  await page.goto(linkIn(await mailTo(email, /conferm/i), '/register/confirm'))
  await settled(page)
  await page.getByRole('button', { name: 'Conferma ed entra' }).click()
  await page.waitForURL(/\/account$/)
  await expect(page.getByRole('status').getByText('Bentornato')).toBeVisible()
  await expectAccessible(page)

  await addProduct(page, 1)
  await goTo(page, '/account')
  await page.getByRole('button', { name: 'Esci' }).first().click()
  await page.waitForURL((url) => url.pathname === '/')
  await expect(page.getByText('A presto')).toBeVisible()
  await expect(page.getByRole('link', { name: /nel carrello/ })).toHaveCount(0)

  await addProduct(page, 4)
  await goTo(page, '/login?next=%2Fcart')
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Accedi' }).click()
  await page.waitForURL(/\/cart$/)
  await expect(page.getByRole('heading', { name: /^Magazzino/ })).toHaveCount(2)

  await goTo(page, '/checkout?step=address')
  await passAddress(page)
  await page.getByRole('radio', { name: /^Carta/ }).check()
  await page.getByLabel('Numero della carta').fill('4970 1051 8181 8183')
  await page.getByLabel('Scadenza').fill('12/31')
  await page.getByLabel('Codice').fill('12')
  await page.getByRole('button', { name: 'Continua' }).click()
  await expect(page.getByText('Scrivi il codice di 3 o 4 cifre')).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Codice').fill('123')
  await page.getByLabel('Salva questa carta per i prossimi ordini').check()
  await continueTo(page, 'review')
  await expect(page.getByText('8183')).toBeVisible()
  await orderAndPay(page)
  await page.getByLabel('Codice ricevuto').fill('123456')
  await page.locator('button[value=approve]').click()
  await expectPaid(page)

  await goTo(page, '/account/cards')
  await expect(page.getByText('8183')).toBeVisible()
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))
  expect(stored).not.toContain('8183')
  expect(stored).not.toContain('49701051')
})
