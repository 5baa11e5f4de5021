import { linkIn, mailTo } from '../support/mailbox.ts'
import { expect, expectAccessible, goTo, test } from '../support/shop.fixture.ts'
import { newEmail, newsletterForm } from '../support/steps.ts'

test('Newsletter: a wrong address is not sent, a right one is confirmed and ended by mail', async ({
  page,
}) => {
  const email = newEmail('newsletter')
  await goTo(page, '/')
  const form = await newsletterForm(page)
  let sent = 0
  page.on('request', (request) => {
    if (request.url().includes('/api/subscribe')) sent++
  })
  await form.getByLabel('La tua e-mail').fill('ada@example')
  await form.getByRole('button', { name: 'Iscrivimi' }).click()
  await expect(page.locator('[data-notice="subscription_error"]')).toBeVisible()
  await expect(form.getByLabel('La tua e-mail')).toHaveValue('ada@example')
  expect(sent).toBe(0)
  await expectAccessible(page)

  await form.getByLabel('La tua e-mail').fill(email)
  await form.getByRole('button', { name: 'Iscrivimi' }).click()
  await expect(page.locator('[data-notice="subscription_success"]')).toBeVisible()
  const mail = await mailTo(email, /./)
  await page.goto(linkIn(mail, '/newsletter/confirm'))
  await page.getByRole('button', { name: 'Conferma' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Iscrizione confermata')
  await expectAccessible(page)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the newsletter keeps what was typed, then thanks', async ({ page, expectFailure }) => {
    expectFailure(/422/)
    await page.goto('/en/blog')
    const form = page.locator('[data-block="newsletter"]')
    await form.getByLabel('Your e-mail').fill('ada@example')
    await form.getByRole('button', { name: 'Sign me up' }).click()
    await expect(page).toHaveURL(/\/en\/newsletter$/)
    await expect(page.getByLabel('Your e-mail')).toHaveValue('ada@example')
    await expect(page.getByText('Check the address: something is missing')).toBeVisible()
    await page.getByLabel('Your e-mail').fill(newEmail('plain'))
    await page.getByRole('button', { name: 'Sign me up' }).click()
    await expect(page.getByText('We have written to you')).toBeVisible()
  })

  test('the contact form names what is wrong, then sends', async ({ page, expectFailure }) => {
    expectFailure(/422/)
    await page.goto('/contact')
    await page.getByLabel('Messaggio').fill('Quando arriva l’olio nuovo?')
    await page.getByRole('button', { name: 'Invia' }).click()
    await expect(page.getByRole('alert').getByRole('link')).toHaveCount(4)
    await expect(page.getByLabel('Messaggio')).toHaveValue('Quando arriva l’olio nuovo?')
    await page.getByLabel('E-mail').fill(newEmail('contatto'))
    await page.getByLabel('Nome').fill('Ada')
    await page.getByLabel(/Ho letto/).check()
    await page.getByRole('button', { name: 'Invia' }).click()
    await expect(page.getByRole('alert').getByRole('link')).toHaveCount(1)
    await expect(page.getByLabel(/Ho letto/)).toBeChecked()
    await page.getByLabel('Oggetto').fill('Olio')
    await page.getByRole('button', { name: 'Invia' }).click()
    await expect(page.getByRole('heading', { name: 'Messaggio ricevuto' })).toBeVisible()
  })
})

test('A contact message that cannot be taken says so in the words of the specification', async ({
  page,
  expectFailure,
}) => {
  expectFailure(/429|503/)
  const email = newEmail('insistente')
  await goTo(page, '/contact')
  const failed = page.getByText('Error! The request was not completed.', { exact: true })
  for (let times = 0; times < 6 && !(await failed.isVisible()); times++) {
    await goTo(page, '/contact')
    await page.getByLabel('E-mail').fill(email)
    await page.getByLabel('Nome').fill('Ada')
    await page.getByLabel('Oggetto').fill('Olio')
    await page.getByLabel(/Ho letto/).check()
    await page.getByRole('button', { name: 'Invia' }).click()
    await expect(failed.or(page.getByRole('heading', { name: 'Messaggio ricevuto' }))).toBeVisible()
  }
  await expect(failed).toBeVisible()
  await expect(page.getByLabel('Oggetto')).toHaveValue('Olio')
  await expectAccessible(page)
})

test('Without a network the page stays, with what was typed, and the way on is kept', async ({
  page,
  context,
  expectFailure,
}) => {
  // files that wait for the first use of the page
  expectFailure(/ERR_INTERNET_DISCONNECTED/)
  await goTo(page, '/contact')
  await page.getByLabel('Oggetto').fill('Olio')
  await context.setOffline(true)
  await page.getByRole('link', { name: 'Produttori' }).first().click()
  await expect(page.getByRole('alert').getByText('Sei senza rete')).toBeVisible()
  await expect(page).toHaveURL(/\/contact$/)
  await expect(page.getByLabel('Oggetto')).toHaveValue('Olio')
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Riprova' }).click()
  await expect(page).toHaveURL(/\/sellers$/)
})

test('A list and its map point at the same seller', async ({ page }) => {
  await goTo(page, '/sellers')
  const first = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('article') })
    .first()
  await first.getByRole('link').focus()
  await expect(page.locator('svg circle.fill-amber-300')).toHaveCount(1)
  await page.getByLabel('Regione').selectOption('puglia')
  await expect(page).toHaveURL(/region=puglia/)
  await page.getByRole('link', { name: 'Sud e isole' }).click()
  await expect(page).toHaveURL(/region=puglia&zoom=south/)
})
