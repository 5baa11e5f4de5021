import { mailTo } from '../support/mailbox.ts'
import { expect, expectAccessible, goTo, settled, test } from '../support/shop.fixture.ts'
import {
  addProduct,
  expectPaid,
  newEmail,
  orderAndPay,
  payOnHostedPage,
  registerInCheckout,
  toReview,
} from '../support/steps.ts'

test('a visitor fills a cart, registers in the checkout and pays on the hosted page', async ({ page }) => {
  const email = newEmail('anna')
  await addProduct(page, 1)
  await addProduct(page, 4)
  await expect(page.getByRole('link', { name: /2 articoli nel carrello/ })).toBeVisible()

  await goTo(page, '/cart')
  await expect(page.getByRole('heading', { name: /^Magazzino/ })).toHaveCount(2)
  const quantity = page.getByRole('textbox', { name: /Quantità di Olio extravergine Coratina/ })
  await page.getByRole('button', { name: /^Uno in più: .*Coratina/ }).click()
  await expect(quantity).toHaveValue('2')
  // the server has it: a reload shows the same
  await page.waitForLoadState('networkidle')
  await page.reload()
  await settled(page)
  await expect(page.getByRole('link', { name: /3 articoli nel carrello/ })).toBeVisible()

  await registerInCheckout(page, email)
  await toReview(page)
  await orderAndPay(page)
  await payOnHostedPage(page, /Paga senza verifica/)
  const number = await expectPaid(page)

  await mailTo(email, /pagat|ricevut/i)
  await page.getByRole('link', { name: 'Segui l’ordine' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ordine del')
  await expect(page.getByRole('heading', { name: 'I tuoi 2 pacchi' })).toBeVisible()
  await expect(page.getByText(`Ordine ${number}`)).toBeVisible()
  await expect(page.locator('[data-status=PAID]').first()).toBeVisible()
  await expectAccessible(page)
  await goTo(page, '/cart')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Il carrello è vuoto')
})
