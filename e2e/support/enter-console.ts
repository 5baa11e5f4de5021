import type { Page } from '@playwright/test'
import { expect } from './console.fixture.ts'
import { expectFits } from './screen.ts'
import { expectAccessible } from './shop.fixture.ts'

/** Nobody is logged in yet: the browser logs the refusal of the first question by itself. */
export const SIGNED_OUT = /401 \(Unauthorized\)/

/** Opens a screen of the console as one of the demonstration's people, who logs in by keyboard. */
export async function enterConsole(
  page: Page,
  path: string,
  email = 'produttore@filiera.example',
): Promise<void> {
  await page.goto(path)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('assaggio-2026')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('navigation').first()).toBeVisible()
}

/** No violation in the dark and in the light, and nothing that leaves its place. */
export async function expectGoodInBothColours(page: Page): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme })
    await expectAccessible(page)
  }
  await expectFits(page)
}
