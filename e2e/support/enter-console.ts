import { expect, type Page } from '@playwright/test'

/** Nobody is logged in yet: the browser logs the refusal of the first question by itself. */
export const SIGNED_OUT = /401 \(Unauthorized\)/

/** Opens a screen of the console as one of the demonstration's people, who is logged in by a call: the form has a journey of its own. */
export async function enterConsole(
  page: Page,
  path: string,
  email = 'produttore@filiera.example',
): Promise<void> {
  const answer = await page.request.post('/api/auth/seller', {
    headers: { 'sec-fetch-site': 'same-origin' },
    data: { username: email, password: 'assaggio-2026' },
  })
  expect(answer.ok(), `login of ${email}`).toBe(true)
  await page.goto(path)
  await expect(page.getByRole('navigation').first()).toBeVisible()
}
