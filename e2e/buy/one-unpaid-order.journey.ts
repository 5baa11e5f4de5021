import { cartPage } from '../../apps/storefront/app/texts/it/after-press/cart-page.ts'
import { checkout } from '../../apps/storefront/app/texts/it/personal/checkout.ts'
import { payment } from '../../apps/storefront/app/texts/it/personal/payment.ts'
import { openBuyer, openPaymentStep } from '../support/buyer.ts'
import { expect, expectAccessible, goTo, shopSetting, shopUrl, test } from '../support/shop.fixture.ts'
import { expectPaid, payOnHostedPage } from '../support/steps.ts'
import { choose, orderIn, toPayment } from '../support/steps-in-language.ts'

type Listed = { id: string; stock: number | null; alcohol: boolean }

/** A product of which there are few, with nothing to declare. */
async function findScarce(): Promise<{ id: string; stock: number }> {
  for (let start = 0; start < 1000; start += 100) {
    const list = new URL(`/products?limit=100&start=${start}&filters=available`, shopSetting('BACKEND_URL'))
    const products = (await (await fetch(list)).json()) as Listed[]
    for (const { id, stock, alcohol } of products)
      if (stock !== null && stock > 2 && !alcohol) return { id, stock }
  }
  throw new Error('there is plenty of everything')
}

/** The cart's notice about the order that waits. */
const waits = /^Un ordine da .* aspetta il pagamento$/

const placeForm = 'form:has(input[name=intent][value=place])'

test('two tabs that order the same cart lead to one order; a changed cart replaces it and its payment page closes', async ({
  page,
  context,
}) => {
  const buyer = await openPaymentStep(page, [2])
  await choose(page, 'stripe')
  await page.locator('main form button[type=submit]').last().click()
  await page.waitForURL(/step=review/)
  const other = await context.newPage()
  await goTo(other, page.url().replace(/key=[^&]+/, `key=${crypto.randomUUID()}`))
  await page.locator('#terms').check()
  await page.locator(`${placeForm} button[type=submit]`).click()
  await page.waitForURL((url) => !url.href.startsWith(shopUrl()))
  const payPage = page.url()
  await other.locator('#terms').check()
  await other.locator(`${placeForm} button[type=submit]`).click()
  await other.waitForURL(payPage)

  await buyer.add('2', 1)
  await goTo(other, '/cart')
  await expect(other.getByText(waits)).toBeVisible()
  await expectAccessible(other)
  await goTo(other, '/checkout')
  await toPayment(other)
  await choose(other, 'stripe')
  await orderIn(other)
  await other.waitForURL((url) => !url.href.startsWith(shopUrl()) && url.href !== payPage)
  await page.reload()
  await expect(page.locator('[name=cardNumber]')).toHaveCount(0)
  await payOnHostedPage(other, /4242 4242 4242 4242/)
  await expectPaid(other)

  await goTo(page, '/account/orders')
  await expect(page.getByText('Non parte più').first()).toBeVisible()
})

test('back from the payment page the cart still has the last pieces, leads back to pay, and gives the order up', async ({
  page,
}) => {
  await openPaymentStep(page, [2])
  await choose(page, 'web')
  await orderIn(page)
  await page.waitForURL(/\/pay/)
  const payPage = page.url()
  await goTo(page, '/cart')
  await expect(page.getByText(waits)).toBeVisible()
  await expect(page.getByText(cartPage.change.sold_out)).toHaveCount(0)
  await page.getByRole('link', { name: /^Paga \d/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(payment.continueTitle)
  await page.getByRole('link', { name: payment.continueAction }).click()
  await page.waitForURL(payPage)

  await goTo(page, '/cart')
  await page.getByRole('button', { name: cartPage.unpaidCancel }).click()
  await expect(page.getByText(waits)).toHaveCount(0)
  await expect(page.getByRole('link', { name: cartPage.checkout }).first()).toBeVisible()
})

test('what somebody else bought meanwhile is named at the review, and one press confirms the rest', async ({
  page,
  request,
  expectFailure,
}) => {
  expectFailure(/409/)
  const { id, stock } = await findScarce()
  const buyer = await openBuyer(page.request)
  await buyer.add(id, stock)
  await goTo(page, `/checkout?step=payment&address=${buyer.addressId}`)
  await choose(page, 'web')
  await page.locator('main form button[type=submit]').last().click()
  await page.waitForURL(/step=review/)
  const address = page.url()
  const rival = await openBuyer(request)
  await rival.order(stock - 1, id)
  await page.locator('#terms').check()
  await page.locator(`${placeForm} button[type=submit]`).click()

  await expect(page.getByText(checkout.changed.title)).toBeVisible()
  await expect(page.getByText(checkout.changed.left_one.replace('{{count}}', '1'))).toBeVisible()
  expect(page.url()).toBe(address)
  await expectAccessible(page)
  await page.getByRole('button', { name: /^Conferma e paga/ }).click()
  await payOnHostedPage(page, /Paga senza verifica/)
  await expectPaid(page)
})
