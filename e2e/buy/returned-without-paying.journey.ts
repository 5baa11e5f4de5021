import { payment } from '../../apps/storefront/app/texts/it/personal/payment.ts'
import { openPaymentStep } from '../support/buyer.ts'
import { expect, expectAccessible, test } from '../support/shop.fixture.ts'
import { expectPaid, payOnHostedPage } from '../support/steps.ts'
import { choose, orderIn } from '../support/steps-in-language.ts'

test('who comes back from the payment page without paying is told so and goes on, once by leaving and once by cancelling', async ({
  page,
}) => {
  await openPaymentStep(page, [2])
  await choose(page, 'web')
  await orderIn(page)
  await page.waitForURL(/\/pay/)
  const bank = page.url()
  await page.goto(`/account/orders`)
  await page.getByRole('main').getByRole('link', { name: /Paga/ }).first().click()
  const title = page.getByRole('heading', { level: 1 })
  await expect(title).toHaveText(payment.continueTitle)
  await expectAccessible(page)
  await page.getByRole('link', { name: payment.continueAction }).click()
  await page.waitForURL(bank)

  await page.locator('button[value=cancel]').click()
  await expect(title).toHaveText(payment.failedTitle)
  await expect(page.getByText(payment.reason.cancelled)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: payment.retry }).click()
  await payOnHostedPage(page, /Paga senza verifica/)
  await expectPaid(page)
})
