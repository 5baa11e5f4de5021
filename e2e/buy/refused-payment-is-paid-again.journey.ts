import { openPaymentStep } from '../support/buyer.ts'
import { expect, test } from '../support/shop.fixture.ts'
import { expectPaid, orderAndPay, payOnHostedPage, toReview } from '../support/steps.ts'

test('a refused payment keeps the cart and can be paid again', async ({ page }) => {
  await openPaymentStep(page, [1])
  await toReview(page)
  await orderAndPay(page)
  await payOnHostedPage(page, /Rifiutata dalla banca/)

  await page.waitForURL(/\/checkout\//)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Il pagamento non è andato a buon fine')
  await expect(page.getByText('Non ti è stato addebitato nulla.')).toBeVisible()

  await page.getByRole('link', { name: 'Usa un’altra carta' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Scegli come pagare')
  await page.goBack()
  await page.getByRole('button', { name: 'Riprova' }).click()
  await payOnHostedPage(page, /Paga senza verifica/)
  await expectPaid(page)
})
