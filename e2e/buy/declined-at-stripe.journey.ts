import { payment } from '../../apps/storefront/app/texts/es/personal/payment.ts'
import { expect, goTo, test } from '../support/shop.fixture.ts'
import { newEmail } from '../support/steps.ts'
import { addIn, choose, orderIn, registerIn } from '../support/steps-in-language.ts'

test.use({ locale: 'es-ES' })

test('two sellers are paid at once after Stripe’s page has declined a first card, in Spanish', async ({
  page,
}) => {
  await addIn(page, '/es', 1)
  await addIn(page, '/es', 4)
  await registerIn(page, '/es', newEmail('lucia'))
  await choose(page, 'stripe')
  await orderIn(page)
  await page.getByRole('button', { name: /4000 0000 0000 0002/ }).click()
  await page.getByRole('button', { name: /^Pagar \d/ }).click()
  await expect(page.getByText('La tarjeta ha sido rechazada.')).toBeVisible()
  await page.getByRole('button', { name: /4242 4242/ }).click()
  await page.getByRole('button', { name: /^Pagar \d/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(payment.paidTitle)
  await expect(page.locator('[data-order]')).toHaveCount(2)
  await goTo(page, '/es/account/orders')
  await expect(page.locator('[data-status=PAID]')).toHaveCount(2)
})
