import type { Page } from '@playwright/test'
import { openBuyer } from '../support/buyer.ts'
import { linkIn, mailTo } from '../support/mailbox.ts'
import { expect, expectAccessible, goTo, test } from '../support/shop.fixture.ts'
import { newEmail, password } from '../support/steps.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** Follows the link of a mail and presses the button there. */
async function confirmBy(page: Page, address: string, subject: RegExp): Promise<void> {
  await goTo(page, linkIn(await mailTo(address, subject), '/username/confirm'))
  await expect(heading(page)).toHaveText('Conferma il cambio di e-mail')
  await page.getByRole('button', { name: 'Conferma', exact: true }).click()
}

test('An e-mail address changes by the links at both addresses, and not by one of them', async ({
  page,
  expectFailure,
}) => {
  expectFailure(/401|403|422/)
  const { email: old } = await openBuyer(page.request)
  const next = newEmail('dopo')

  await test.step('a wrong password is said at its field, and the address stays typed', async () => {
    await goTo(page, '/account/email')
    await page.getByLabel('Nuova e-mail').fill(next)
    await page.getByLabel('La tua password').fill('non-è-questa')
    await page.getByRole('button', { name: 'Manda i due link' }).click()
    await expect(page.getByLabel('La tua password')).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByLabel('Nuova e-mail')).toHaveValue(next)
    await page.getByLabel('La tua password').fill(password)
    await page.getByRole('button', { name: 'Manda i due link' }).click()
    await expect(page.locator('[data-notice="email_sent"]')).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('one link changes nothing, the second one does', async () => {
    await confirmBy(page, next, /Conferma il nuovo indirizzo/)
    await expect(heading(page)).toHaveText('Un link su due')
    await goTo(page, '/account/email')
    await expect(page.locator('main')).toContainText(old)
    await confirmBy(page, old, /Vuoi cambiare indirizzo/)
    await expect(heading(page)).toHaveText('Nuovo indirizzo attivo')
    await goTo(page, '/account/email')
    await expect(page.locator('main')).toContainText(next)
  })

  await test.step('the old address no longer opens the account, the new one does', async () => {
    await page.context().clearCookies()
    await goTo(page, '/login')
    for (const address of [old, next]) {
      await page.getByLabel('E-mail').fill(address)
      await page.getByLabel('Password', { exact: true }).fill(password)
      await page.getByRole('button', { name: 'Accedi', exact: true }).click()
      if (address === old) await expect(page.getByRole('alert').first()).toBeVisible()
    }
    await page.waitForURL(/\/account$/)
  })
})
