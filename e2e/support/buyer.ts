import { shopSetting, visitorHeaders } from './shop.fixture.ts'
import { newEmail, password } from './steps.ts'

/** A card of MangoPay's sandbox that pays at once. */
const CARD = '4970107111111119'
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

type Ordered = { checkout: string; order: string; amountCents: number; payment: string; pay(): Promise<void> }

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

/** Pays on the provider's page as a browser without scripts would. */
async function payOnPage(url: string): Promise<void> {
  const page = await (await fetch(url)).text()
  const token = /name="token" value="([^"]+)"/.exec(page)?.[1]
  const action = /<form[^>]*action="([^"]+)"/.exec(page)?.[1]
  if (!token || !action) throw new Error(`no form on ${url}`)
  const card = { cardNumber: CARD, cardExpirationDate: '12/29', cardCvx: '123', cardHolderName: 'Giulia' }
  const response = await fetch(new URL(action.replaceAll('&amp;', '&'), url), {
    method: 'POST',
    body: new URLSearchParams({ token, do: 'pay', ...card }),
    redirect: 'manual',
  })
  if (!response.headers.get('location')) throw new Error(`${url} answered ${response.status}`)
}

/** A new customer who buys without a browser: journeys that begin after the payment need not walk through it. */
export async function openBuyer() {
  const own = visitorHeaders()
  let bearer = ''
  const call = async <Answer>(method: string, path: string, body?: object): Promise<Answer> => {
    const response = await fetch(new URL(path, shopSetting('BACKEND_URL')), {
      method,
      headers: {
        ...own,
        // the same cart may be ordered twice
        'idempotency-key': crypto.randomUUID(),
        ...(bearer && { authorization: `Bearer ${bearer}` }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
    return (await response.json()) as Answer
  }
  const opened = await call<{ token: string }>('POST', '/auth/registercheckout', {
    username: newEmail('acquista'),
    password,
  })
  bearer = opened.token
  const { id: addressId } = await call<{ id: string }>('POST', '/user/address', address)
  return {
    /** A product (of the demonstration's shop unless said otherwise) ordered, with a payment begun at MangoPay; `pay` pays it. */
    async order(quantity = 1, productId = PRODUCT): Promise<Ordered> {
      await call('PUT', '/me/carts', { productId, quantity })
      const placed = await call<{ id: string; orders: { id: string; amount: number }[] }>(
        'POST',
        '/me/orders/checkouts',
        {
          shippingAddressId: addressId,
          billingAddressId: addressId,
          shippingMethod: 'national',
          acceptTerms: true,
        },
      )
      const [order] = placed.orders
      if (!order) throw new Error('a checkout without an order')
      const started = await call<{ Id: string; RedirectURL: string }>(
        'POST',
        `/payment/mangopay/${placed.id}`,
        { type: 'web' },
      )
      return {
        checkout: placed.id,
        order: order.id,
        amountCents: Math.round(order.amount * 100),
        payment: started.Id,
        pay: () => payOnPage(started.RedirectURL),
      }
    },
    /** How an order stands. */
    statusOf: async (order: string) => (await call<{ status: string }>('GET', `/me/orders/${order}`)).status,
    /** Withdraws from one piece of an order. */
    giveBack: (order: string) =>
      call('POST', `/me/orders/${order}/withdraw`, { lines: [{ productId: PRODUCT, quantity: 1 }] }),
    cancel: (order: string) => call('POST', `/me/orders/${order}/cancel`, {}),
  }
}
