import type { Page } from '@playwright/test'
import { notices } from '../apps/storefront/app/i18n/texts/it/notices.ts'
import { specificationNotices } from '../apps/storefront/app/notices/specification-notices.ts'
import { type FaultyShop, openFaultyShop } from './faulty-shop.ts'
import { test as base, expect, goTo } from './shop.fixture.ts'

type Area = keyof typeof specificationNotices
const types: Record<string, 'success' | 'warning' | 'error'> = Object.assign(
  {},
  ...Object.values(specificationNotices),
)
const words = new Map(Object.entries(notices))

/** One row of the catalogue: the key of specification §8 and the real situation that brings it. */
export type Situation = readonly [key: string, provoke: () => Promise<unknown>]

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

/** Keys that a journey of this file has seen. */
const seen = new Set<string>()

/** The words of the catalogue stand on the screen, in the look of their type, read out at once only when they are an error. */
async function expectNotice(page: Page, key: string): Promise<void> {
  const [shown, type, text] = [
    key === 'subscription_error_description_1' ? 'subscription_error' : key,
    types[key],
    words.get(key),
  ]
  if (!type || typeof text !== 'object' || !('title' in text))
    throw new Error(`${key} is not in the catalogue`)
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
}

/** Brings about each situation and reads its notice. */
export async function expectAll(
  page: Page,
  shop: FaultyShop,
  situations: readonly Situation[],
): Promise<void> {
  for (const [key, provoke] of situations) {
    await test.step(key, async () => {
      await provoke()
      await expectNotice(page, key)
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
