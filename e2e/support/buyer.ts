import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { mangopayCards, payOnPage } from '../../apps/backend/test/scenes/hosted-page.ts'
import { goTo, shopSetting } from './shop.fixture.ts'
import { newEmail, password } from './steps.ts'

/** A product that the demonstration has plenty of, with nothing to declare. */
const PRODUCT = '1'

const address = {
  recipient: 'Giulia Ricciardelli',
  street: 'Via dei Calzolai 14',
  city: 'Bologna',
  region: 'BO',
  country: 'IT',
  zip: '40124',
}

/** `pay` pays on the provider's page; it returns the address of the shop that the provider leads to. */
type Ordered = {
  order: string
  amountCents: number
  payment: string
  pay(card?: keyof typeof mangopayCards): Promise<string>
}

type Placed = { id: string; orders: { id: string; amount: number }[] }
type Started = { Id: string; RedirectURL: string }

export type Buyer = Awaited<ReturnType<typeof openBuyer>>

/** Tells the sandbox what its providers, banks and network do; the path follows `/_control/`. */
export async function control(path: string, body: object): Promise<unknown> {
  const response = await fetch(new URL(`/_control/${path}`, shopSetting('SANDBOX_URL')), {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-control-token': 'sandbox-control' },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
  return response.json()
}

/**
 * A new customer with an address, registered by calls of the shop's own pages: journeys that are about something else need not fill
 * the forms.
 * @param request `page.request` makes the browser theirs, but for the flags that its header keeps; `request` makes somebody else
 */
export async function openBuyer(request: APIRequestContext, email = newEmail('acquista'), locale = 'it') {
  const call = async <Answer>(method: string, path: string, data?: object): Promise<Answer> => {
    const headers = {
      'sec-fetch-site': 'same-origin',
      // the same cart may be ordered twice
      'idempotency-key': crypto.randomUUID(),
    }
    const response = await request.fetch(`/api${path}`, { method, headers, ...(data && { data }) })
    if (!response.ok()) throw new Error(`${method} ${path}: ${response.status()} ${await response.text()}`)
    return (await response.json()) as Answer
  }
  await call('POST', '/auth/registercheckout', { username: email, password, locale })
  const { id: addressId } = await call<{ id: string }>('POST', '/user/address', address)
  const add = (productId: string, quantity: number) => call('PUT', '/me/carts', { productId, quantity })
  const statusOf = async (order: string) =>
    (await call<{ status: string }>('GET', `/me/orders/${order}`)).status
  const order = async (quantity = 1, productId = PRODUCT): Promise<Ordered> => {
    await add(productId, quantity)
    const placed = await call<Placed>('POST', '/me/orders/checkouts', {
      shippingAddressId: addressId,
      billingAddressId: addressId,
      shippingMethod: 'national',
      acceptTerms: true,
    })
    const [first] = placed.orders
    if (!first) throw new Error('a checkout without an order')
    const started = await call<Started>('POST', `/payment/mangopay/${placed.id}`, { type: 'web' })
    return {
      order: first.id,
      amountCents: Math.round(first.amount * 100),
      payment: started.Id,
      pay: (card = 'ok') => payOnPage(started.RedirectURL, mangopayCards[card]),
    }
  }
  return {
    email,
    addressId,
    /** Adds pieces to the cart. */
    add,
    /** A product (of the demonstration's shop unless said otherwise) ordered, with a payment begun at MangoPay. */
    order,
    /** One piece ordered, and the money is there. */
    async paid(): Promise<Ordered> {
      const ordered = await order()
      await ordered.pay()
      await expect.poll(() => statusOf(ordered.order), { timeout: 30_000 }).toBe('PAID')
      return ordered
    },
    /** How an order stands. */
    statusOf,
    /** Withdraws from one piece of an order. */
    giveBack: (order: string) =>
      call('POST', `/me/orders/${order}/withdraw`, { lines: [{ productId: PRODUCT, quantity: 1 }] }),
    cancel: (order: string) => call('POST', `/me/orders/${order}/cancel`, {}),
  }
}

/** The payment step on screen, of a new customer with a piece of each product in the cart. */
export async function openPaymentStep(
  page: Page,
  products: readonly number[],
  prefix: '' | '/en' | '/es' = '',
): Promise<Buyer> {
  const buyer = await openBuyer(page.request, newEmail('paga'), prefix.slice(1) || 'it')
  for (const id of products) await buyer.add(String(id), 1)
  await goTo(page, `${prefix}/checkout?step=payment&address=${buyer.addressId}`)
  return buyer
}
