import type { Page } from '@playwright/test'
import { test } from '../support/notice-situations.ts'
import { expect } from '../support/shop.fixture.ts'

test.use({ javaScriptEnabled: false })

type Deed = {
  path: string
  /** What is typed, by a selector of its field. */
  fields: Record<string, string>
  button: string
  /** Choices without which the form is not complete. */
  choose?: (page: Page) => Promise<unknown>
  /** Fields that are never kept. */
  secrets?: Record<string, string>
}

const press = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name }).first().click()

async function logIn(page: Page): Promise<void> {
  await page.locator('#username').fill('cliente@filiera.example')
  await page.locator('#password').fill('assaggio-2026')
  await page.getByRole('button', { name: 'Accedi', exact: true }).click()
}

/** The forms of an account, on the order that was delivered. */
async function formsOf(page: Page): Promise<Deed[]> {
  await page.goto('/login?next=/account/orders')
  await logIn(page)
  await page.waitForURL(/\/account\/orders$/)
  await page.locator('main a[href^="/account/orders/"]').first().click()
  await page.waitForURL(/\/account\/orders\/[^/]+$/)
  const order = new URL(page.url()).pathname
  const review = page.getByRole('link', { name: /^Scrivi una recensione di/ }).last()
  const stars = () => page.getByRole('radio', { name: '4 stelle' })
  return [
    { path: '/account/profile', fields: { '#firstName': 'Aurelio' }, button: 'Salva il profilo' },
    {
      path: '/account/email',
      fields: { '#username': 'nuova@example.it' },
      secrets: { '#password': 'assaggio-2026' },
      button: 'Manda i due link',
    },
    {
      path: '/account/password',
      fields: {},
      secrets: { '#oldPassword': 'assaggio-2026', '[name=newPassword]': 'frantoio-al-mattino' },
      button: 'Cambia la password',
    },
    {
      path: `${order}/messages`,
      fields: { '[name=message]': `È arrivato tutto. ${'Grazie mille! '.repeat(150)}` },
      button: 'Invia il messaggio',
    },
    {
      path: (await review.getAttribute('href')) ?? '',
      fields: { '[name=title]': 'Buono', '[name=text]': 'Arrivato intero.' },
      choose: () => stars().check(),
      button: 'Pubblica la recensione',
    },
  ]
}

async function fill(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [field, text] of Object.entries(fields)) await page.locator(field).fill(text)
}

async function expectKept(page: Page, { path, fields, secrets = {} }: Deed): Promise<void> {
  await expect(page).toHaveURL(path)
  for (const [field, text] of Object.entries(fields)) await expect(page.locator(field)).toHaveValue(text)
  for (const field of Object.keys(secrets)) await expect(page.locator(field)).toHaveValue('')
}

test('the forms of an account stand on their page, with what was typed, while the backend is silent', async ({
  page,
  shop,
}) => {
  const forms = await formsOf(page)
  for (const form of forms) {
    await page.goto(form.path)
    await fill(page, { ...form.fields, ...form.secrets })
    await form.choose?.(page)
    shop.cut()
    await press(page, form.button)
    await expect(page.getByRole('main').getByText('Il servizio non risponde')).toBeVisible()
    await expectKept(page, form)
    shop.heal()
  }
  const order = forms.find(({ path }) => path.endsWith('/messages'))?.path.replace('messages', 'withdraw')
  await page.goto(order ?? '')
  await page.getByRole('combobox').first().selectOption('1')
  await page.locator('[name=reason]').fill('Ne ho già')
  shop.cut()
  await press(page, 'Continua')
  await expect(page.getByRole('heading', { name: 'Stai per recedere' })).toBeVisible()
  await press(page, 'Conferma recesso')
  await expect(page.getByText('Il servizio non risponde')).toBeVisible()
  await expect(page.locator('input[name=reason]')).toHaveValue('Ne ho già')
  shop.heal()
})

test('who has lost the session finds what was typed on the same page after the login', async ({ page }) => {
  for (const form of await formsOf(page)) {
    await page.goto(form.path)
    await fill(page, { ...form.fields, ...form.secrets })
    await form.choose?.(page)
    await page.context().clearCookies({ name: 'filiera_session' })
    await press(page, form.button)
    await page.waitForURL(/\/login\?next=.*why=ended/)
    await logIn(page)
    await expectKept(page, form)
    // once, and never sent by itself
    await page.goto(form.path)
    for (const field of Object.keys(form.fields))
      await expect(page.locator(field)).not.toHaveValue(form.fields[field] ?? '')
  }
})
