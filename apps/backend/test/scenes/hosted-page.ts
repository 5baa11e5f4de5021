/** Fills in and submits the form of a sandbox page, as a browser without JavaScript would. @returns where it sends the customer */
async function submit(url: string, fields: Record<string, string>): Promise<string> {
  const page = await (await fetch(url)).text()
  const token = /name="token" value="([^"]+)"/.exec(page)?.[1]
  const action = /<form[^>]*action="([^"]+)"/.exec(page)?.[1]
  if (!token || !action) throw new Error(`no form on ${url}`)
  const response = await fetch(new URL(action.replaceAll('&amp;', '&'), url), {
    method: 'POST',
    body: new URLSearchParams({ token, ...fields }).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    redirect: 'manual',
  })
  const location = response.headers.get('location')
  if (!location) throw new Error(`${url} answered ${response.status} without a redirect`)
  return new URL(location, url).href
}

/** Cards of MangoPay's sandbox. */
export const mangopayCards = {
  ok: '4970107111111119',
  challenge: '4970105181818183',
  declined: '4970101011010000',
} as const

/** Cards of Stripe's sandbox. */
export const stripeCards = { ok: '4242424242424242', declined: '4000000000000002' } as const

/** Types a card on a hosted page and pays. @returns the address of the return */
export function payOnPage(url: string, cardNumber: string): Promise<string> {
  return submit(url, {
    do: 'pay',
    cardNumber,
    cardExpirationDate: '12/29',
    cardCvx: '123',
    cardHolderName: 'Anna Verdi',
    email: 'anna@example.com',
  })
}

/** Presses cancel on a hosted page. @returns the address of the return */
export function cancelOnPage(url: string): Promise<string> {
  return submit(url, { do: 'cancel' })
}

/** Answers the bank's 3-D Secure page. @returns the address of the return */
export function answerChallenge(url: string, outcome: 'approve' | 'refuse' | 'cancel'): Promise<string> {
  return submit(url, { outcome, code: '123456' })
}

/** Answers the page that stands for PayPal or Satispay. @returns the address of the return */
export function answerSimulator(url: string, outcome: 'approve' | 'refuse' | 'cancel'): Promise<string> {
  return submit(url, { outcome })
}
