import { payment } from '../../apps/storefront/app/texts/en/personal/payment.ts'
import { openPaymentStep } from '../support/buyer.ts'
import { expect, expectAccessible, goTo, test } from '../support/shop.fixture.ts'
import { choose, orderIn, toPayment } from '../support/steps-in-language.ts'

// the tokeniser takes no header but its own from another origin
test.use({ extraHTTPHeaders: {}, locale: 'en-GB' })

const number = '4970107111111119'

test('a customer saves a card with the first order and pays the second with it, in English', async ({
  page,
}) => {
  const buyer = await openPaymentStep(page, [1], '/en')
  await choose(page, 'new')
  await page.locator('#card-number').fill(number)
  await page.locator('#card-expiry').fill('12/31')
  await page.locator('#card-code').fill('123')
  await page.locator('main form input[type=checkbox]').first().check()
  await orderIn(page)
  const title = page.getByRole('heading', { level: 1 })
  await expect(title).toContainText(payment.paidTitle)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')

  await buyer.add('4', 1)
  await goTo(page, '/en/checkout?step=address')
  await toPayment(page)
  await choose(page, 'saved')
  await expectAccessible(page)
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await orderIn(page)
  await expect(title).toContainText(payment.paidTitle)
  await expect(page.locator('[data-notice=checkout_success]')).toBeVisible()
  // nothing of the card is typed or sent a second time
  expect(asked.filter((url) => url.includes('/cards/register'))).toEqual([])
})
