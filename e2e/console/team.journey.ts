import { expect, test } from '../support/console.fixture.ts'
import { enterConsole } from '../support/enter-console.ts'
import { linkIn, mailTo } from '../support/mailbox.ts'
import { expectGoodScreen } from '../support/screen.ts'

// retried, it is another person: the first may be a member already
const email = `franco.${crypto.randomUUID()}@example.com`

test('somebody is invited, joins with a new account, and is out at once when taken out', async ({
  page,
  browser,
  consoleUrl,
}) => {
  await enterConsole(page, '/team')
  await page.getByRole('button', { name: 'Invita una persona' }).press('Enter')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Ruolo', { exact: true }).selectOption('viewer')
  await expectGoodScreen(page)
  await page.getByLabel('Email').press('Enter')
  await expect(page.getByText(`Invito mandato a ${email}`)).toBeVisible()
  await expectGoodScreen(page)

  const mailed = new URL(linkIn(await mailTo(email, /ti invita/), '/invitation'))
  const context = await browser.newContext({ baseURL: consoleUrl, locale: 'it-IT' })
  const theirs = await context.newPage()
  await theirs.goto(mailed.pathname + mailed.search)
  await expect(theirs.getByLabel('Nuova password')).toBeVisible()
  await expectGoodScreen(theirs)
  await theirs.getByLabel('Nome e cognome').fill('Franco Sala')
  await theirs.getByLabel('Nuova password').fill('una parola lunga')
  await theirs.keyboard.press('Enter')
  await expect(theirs.getByRole('navigation').first()).toBeVisible()

  await page.reload()
  await page.getByRole('button', { name: /^Togli.*Franco Sala/ }).click()
  await page.getByRole('button', { name: 'Togli dal negozio' }).click()
  await expect(page.getByText('Franco Sala non lavora più per il negozio.')).toBeVisible()
  await theirs.reload()
  await expect(theirs.getByText('Non lavori più per nessun negozio')).toBeVisible()
  await context.close()
})
