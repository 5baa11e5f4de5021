import type { Page } from '@playwright/test'
import { expect, test } from '../support/console.fixture.ts'
import { SIGNED_OUT } from '../support/enter-console.ts'
import { expectGoodScreen } from '../support/screen.ts'

const producer = 'produttore@filiera.example'
const customer = 'cliente@filiera.example'
const password = 'assaggio-2026'

async function logIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Entra', exact: true }).click()
}

async function speak(page: Page, language: string): Promise<void> {
  await page.getByRole('button', { name: /, (?:lingua|language|idioma):/ }).click()
  await page.getByRole('button', { name: language, exact: true }).click()
}

const languages = [
  ['English', 'en', 'Log in to your shop', 'Today'],
  ['Español', 'es', 'Entra en tu tienda', 'Hoy'],
  ['Italiano', 'it', 'Entra nel tuo negozio', 'Oggi'],
] as const

test('a producer logs in, sees the day in three languages, and logs out', async ({ page, expectFailure }) => {
  expectFailure(SIGNED_OUT)
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1, name: 'Entra nel tuo negozio' })).toBeVisible()
  for (const [language, code, title] of languages) {
    await speak(page, language)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', code)
    await expectGoodScreen(page)
  }
  await logIn(page, producer)
  await expect(page.getByRole('navigation').first()).toBeVisible()
  await expect(page.getByText('Masseria Torrelunga')).toBeVisible()
  for (const [language, code, , today] of languages) {
    await speak(page, language)
    await expect(page.getByRole('link', { name: today, exact: true })).toHaveAttribute('aria-current', 'page')
    await expect(page.locator('html')).toHaveAttribute('lang', code)
    await expectGoodScreen(page)
  }
  await page.getByRole('button', { name: /, il tuo account:/ }).click()
  await page.getByRole('button', { name: 'Esci' }).click()
  await expect(page).toHaveURL(/\/login$/)
  expect(await page.context().cookies()).toEqual([])
  await page.goto('/')
  await expect(page).toHaveURL(/\/login$/)
})

test('a customer is told that the account works for no shop', async ({ page, expectFailure }) => {
  expectFailure(SIGNED_OUT)
  expectFailure(/403 \(Forbidden\)/)
  await page.goto('/')
  await logIn(page, customer)
  const said = page.getByText('Questo account non lavora per nessun negozio.')
  await expect(said).toBeVisible()
  await expect(page.getByLabel('Email')).toBeFocused()
  expect(await page.context().cookies()).toEqual([])
})

test('the day is run by keyboard alone', async ({ page, expectFailure }) => {
  expectFailure(SIGNED_OUT)
  await page.goto('/')
  await page.getByLabel('Email').focus()
  await page.keyboard.type(producer)
  await page.keyboard.press('Tab')
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('navigation').first()).toBeVisible()
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Tasti rapidi' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
})
