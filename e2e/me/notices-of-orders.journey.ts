import type { Page } from '@playwright/test'
import type { FaultyShop } from '../support/faulty-shop.ts'
import {
  expectAll,
  expectAllSeen,
  expectEveryLanguage,
  here,
  press,
  type Situation,
  test,
} from '../support/notice-situations.ts'
import { goTo } from '../support/shop.fixture.ts'
import { addProduct, continueTo, newEmail, payOnHostedPage, registerInCheckout } from '../support/steps.ts'

// the tokeniser takes no header but its own from another origin
test.use({ extraHTTPHeaders: {} })

/** Ids that a customer's own addresses show. */
type Placed = { attempt: string; checkout: string; order: string }

const result = ({ checkout }: Placed) => `/checkout/${checkout}`

/** Placing an order: the page stops, the order is refused, then it is made and its payment left half done. */
function orderSituations(page: Page, shop: FaultyShop, placed: Placed): Situation[] {
  return [
    [
      'checkout_error',
      () => {
        shop.fail('GET', /^\/pages\/checkout(?:\?|$)/)
        return page.goto('/en/checkout?step=shipping')
      },
      'en',
    ],
    [
      'order_create_error',
      async () => {
        await goTo(page, '/checkout?step=address')
        await continueTo(page, 'payment')
        await page.getByLabel(/^Stripe/).check()
        await continueTo(page, 'review')
        await page.getByLabel(/Accetto le/).check()
        shop.fail('POST', /^\/me\/orders\/checkouts/)
        await press(page, /^Ordina e paga/)
      },
    ],
    [
      'order_create_success',
      async () => {
        await page.getByLabel(/Accetto le/).check()
        await press(page, /^Ordina e paga/)
        await page.locator('button[value=cancel]').click()
        await page.waitForURL(/\/checkout\/return/)
        placed.attempt = new URL(page.url()).searchParams.get('a') ?? ''
        await goTo(page, here(page.url()))
        const other = page.getByRole('link', { name: 'Scegli come pagare' })
        placed.checkout = /\/checkout\/([\w-]+)/.exec((await other.getAttribute('href')) ?? '')?.[1] ?? ''
      },
    ],
  ]
}

/** Reading and paying what is open. */
function paymentSituations(page: Page, shop: FaultyShop, placed: Placed): Situation[] {
  return [
    [
      'checkout_get_error',
      () => {
        shop.fail('GET', /^\/pages\/checkouts\//)
        return page.goto(`/es${result(placed)}`)
      },
      'es',
    ],
    [
      'checkout_payment_status_error',
      () => {
        shop.alter(/^\/pages\/checkouts\//, { payment: null, paymentState: 'late' })
        return page.goto(`/en${result(placed)}`)
      },
      'en',
    ],
    [
      'order_payment_status_error',
      () => {
        shop.fail('GET', /^\/pages\/payments\//)
        return page.goto(`/es/checkout/return?a=${placed.attempt}`)
      },
      'es',
    ],
    [
      'payment_error',
      async () => {
        await goTo(page, `/en${result(placed)}?choose=1`)
        await page.getByLabel(/^Stripe/).check()
        shop.fail('POST', /^\/payment\//)
        await press(page, /^Pay \d/)
      },
      'en',
    ],
    [
      'card_registration_error',
      async () => {
        await goTo(page, `/es${result(placed)}?choose=1`)
        await page.getByRole('radio', { name: /^Tarjeta/ }).check()
        await page.getByLabel('Número de la tarjeta').fill('4970 1071 1111 1119')
        await page.getByLabel('Caducidad').fill('12/31')
        await page.getByLabel('Código').fill('123')
        shop.fail('POST', /^\/payment\/cards\/register/)
        await press(page, /^Pagar \d/)
      },
      'es',
    ],
    [
      'checkout_success',
      async () => {
        await goTo(page, `${result(placed)}?choose=1`)
        await page.getByLabel(/^Stripe/).check()
        await press(page, /^Paga \d/)
        await payOnHostedPage(page, /4242 4242/)
        await page.waitForURL(/\/checkout\//)
        placed.order = (await page.locator('[data-order]').first().getAttribute('data-order')) ?? ''
        await page.goto(`/en${result(placed)}`)
      },
      'en',
    ],
    [
      'order_get_error',
      () => {
        shop.fail('GET', /^\/pages\/orders\//)
        return page.goto(`/es/account/orders/${placed.order}`)
      },
      'es',
    ],
  ]
}

test('An order from the first refusal to the payment', async ({ page, shop }) => {
  const placed: Placed = { attempt: '', checkout: '', order: '' }
  await addProduct(page, 1)
  await registerInCheckout(page, newEmail('cassa'))
  await expectAll(page, shop, orderSituations(page, shop, placed))
  await expectAll(page, shop, paymentSituations(page, shop, placed))
})

test('every key of orders, checkout, payment and cards was seen, and every language', () => {
  expectAllSeen(['ordersAndCheckout', 'payment'])
  expectEveryLanguage()
})
