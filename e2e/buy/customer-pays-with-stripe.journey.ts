import { openPaymentStep } from '../support/buyer.ts'
import { mailTo } from '../support/mailbox.ts'
import { test } from '../support/shop.fixture.ts'
import { continueTo, expectPaid, orderAndPay, payOnHostedPage } from '../support/steps.ts'

test('a customer pays on Stripe’s page', async ({ page }) => {
  const { email } = await openPaymentStep(page, [2])
  await page.getByLabel(/^Stripe/).check()
  await continueTo(page, 'review')
  await orderAndPay(page)
  await payOnHostedPage(page, /4242 4242/)
  await expectPaid(page)
  await mailTo(email, /pagat|ricevut/i)
})
