import type { Page } from '@playwright/test'
import { notices as english } from '../../apps/storefront/app/texts/en/after-press/notices.ts'
import { notices as spanish } from '../../apps/storefront/app/texts/es/after-press/notices.ts'
import { notices as italian } from '../../apps/storefront/app/texts/it/after-press/notices.ts'
import { specificationNotices } from '../../apps/storefront/test/specification-notices.ts'
import { type FaultyShop, openFaultyShop } from './faulty-shop.ts'
import { test as base, expect, goTo } from './shop.fixture.ts'

type Area = keyof typeof specificationNotices
const types: Record<string, 'success' | 'warning' | 'error'> = Object.assign(
  {},
  ...Object.values(specificationNotices),
)
const words = {
  it: new Map(Object.entries(italian)),
  en: new Map(Object.entries(english)),
  es: new Map(Object.entries(spanish)),
}
type Language = keyof typeof words

/** One row of the catalogue: the key of specification §8, the real situation that brings it, and the language it is brought about in, Italian unless said. */
export type Situation = readonly [key: string, provoke: () => Promise<unknown>, language?: Language]

/** Pages before a storefront whose calls can be made to fail. */
export const test = base.extend<object, { shop: FaultyShop }>({
  shop: [
    async ({ browserName: _ }, use) => {
      const shop = await openFaultyShop()
      await use(shop)
      await shop.stop()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ shop }, use) => use(shop.url),
})

/** Keys that a journey of this file has seen, and in which languages. */
const seen = new Set<string>()
const languages = new Set<string>()

/** The words of the catalogue stand on the screen, in the look of their type, read out at once only when they are an error. */
async function expectNotice(page: Page, key: string, language: Language): Promise<void> {
  const [shown, type, text] = [
    key === 'subscription_error_description_1' ? 'subscription_error' : key,
    types[key],
    words[language].get(key),
  ]
  if (!type || typeof text !== 'object' || !('title' in text))
    throw new Error(`${key} is not in the catalogue`)
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  const notice = page.locator(`[data-notice="${shown}"]:visible`).first()
  await expect(notice).toContainText(text.title.split('{{')[0] ?? '')
  if (key !== shown || key === 'wrong_credentials') await expect(notice).toContainText(text.description)
  await expect(notice).toHaveAttribute('data-type', type)
  const role = `[role="${type === 'error' ? 'alert' : 'status'}"]`
  const itself = `[data-notice="${shown}"]`
  await expect(
    page.locator(`${role}:has(${itself}), ${role}${itself}, ${itself} ${role}`).first(),
  ).toBeVisible()
  seen.add(key)
  languages.add(language)
}

/** Brings about each situation and reads its notice. */
export async function expectAll(
  page: Page,
  shop: FaultyShop,
  situations: readonly Situation[],
): Promise<void> {
  for (const [key, provoke, language = 'it'] of situations) {
    await test.step(key, async () => {
      await provoke()
      await expectNotice(page, key, language)
      shop.heal()
      await page.unrouteAll({ behavior: 'wait' })
    })
  }
}

/** Presses a button by its name. */
export const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click()

/** The browser's own calls of this kind never arrive. */
export const cut = (page: Page, path: RegExp) => page.route(path, (route) => route.abort())

/** The same address at the storefront of this journey. */
export function here(link: string): string {
  const { pathname, search } = new URL(link)
  return pathname + search
}

export async function logIn(page: Page, email: string, secret: string): Promise<void> {
  await goTo(page, '/login')
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(secret)
  await press(page, 'Accedi')
}

/** Each key of these areas of the catalogue was seen by a journey of the file. */
export function expectAllSeen(areas: readonly Area[]): void {
  const wanted = areas.flatMap((area) => Object.keys(specificationNotices[area]))
  expect(wanted.filter((key) => !seen.has(key))).toEqual([])
}

/** Every language of the shop was seen by a journey of the file. */
export function expectEveryLanguage(): void {
  expect([...languages].sort()).toEqual(Object.keys(words).sort())
}
