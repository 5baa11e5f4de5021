import { payment } from '../../apps/storefront/app/texts/it/personal/payment.ts'
import { openPaymentStep } from '../support/buyer.ts'
import { test } from '../support/notice-situations.ts'
import { expect, expectAccessible, goTo } from '../support/shop.fixture.ts'
import { payOnHostedPage } from '../support/steps.ts'
import { choose, orderIn, toPayment } from '../support/steps-in-language.ts'

test('an order that nobody paid in time is over, keeps the cart, and is ordered and paid again', async ({
  page,
  shop,
}) => {
  await openPaymentStep(page, [2])
  await choose(page, 'web')
  shop.fail('POST', /^\/payment\//)
  await orderIn(page)
  await page.waitForURL(/\/checkout\/[\w-]{36}/)
  shop.heal()
  const title = page.getByRole('heading', { level: 1 })
  const shown = async () => {
    await page.reload()
    return title.textContent()
  }
  await expect.poll(shown, { timeout: 90_000, intervals: [5_000] }).toBe(payment.expiredTitle)
  await expectAccessible(page)

  await page.getByRole('link', { name: payment.orderAgain }).click()
  await page.waitForURL(/\/checkout(?:\?|$)/)
  await goTo(page, '/checkout?step=address')
  await toPayment(page)
  await choose(page, 'web')
  await orderIn(page)
  await payOnHostedPage(page, /Paga senza verifica/)
  await expect(title).toHaveText(payment.paidTitle)
})
