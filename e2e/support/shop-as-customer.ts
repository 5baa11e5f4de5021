import { expect, type Page } from '@playwright/test'
import { goTo } from './shop.fixture.ts'
import {
  addProduct,
  expectPaid,
  newEmail,
  orderAndPay,
  payOnHostedPage,
  registerInCheckout,
  toReview,
} from './steps.ts'

/** What a customer's screens are about. */
export type Bought = { order: string; paid: string; refused: string; choose: string; address: string }

/** The page on screen with the payment that it is about. */
function hereOf(page: Page): string {
  const { pathname, search } = new URL(page.url())
  return pathname + search
}

/** A customer with an address, a card, a paid order, a refused payment and a full cart. */
export async function shopAsCustomer(page: Page): Promise<Bought> {
  await addProduct(page, 1)
  await registerInCheckout(page, newEmail('schermi'))
  await toReview(page)
  const review = new URL(page.url())
  await orderAndPay(page)
  await payOnHostedPage(page, /Paga senza verifica/)
  const order = await expectPaid(page)
  const paid = hereOf(page)
  await addProduct(page, 4)
  review.searchParams.delete('key')
  await goTo(page, review.pathname + review.search)
  await orderAndPay(page)
  await payOnHostedPage(page, /Rifiutata dalla banca/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Il pagamento non è andato a buon fine')
  const refused = hereOf(page)
  const choose = (await page.locator('a[href*="choose=1"]').getAttribute('href')) ?? ''
  return {
    order,
    paid,
    refused,
    choose,
    address: review.searchParams.get('address') ?? '',
  }
}
