import type { BackendCall } from '@filiera/contract/client'
import type { EndpointInput } from '@filiera/contract/endpoint'
import {
  type BrowserInfo,
  type PaymentInfo,
  payWithMangopay,
  payWithStripe,
} from '@filiera/contract/payments/payment'
import type { Problem } from '@filiera/contract/problem'
import { isEnhanced } from '../../state/session/enhanced-mark.tsx'
import { cardIdOf, otherWays, type PayWay } from './pay-way.ts'
import { paymentAddress } from './payment-address.ts'

export type StartedPayment = { ok: true; info: PaymentInfo } | { ok: false; problem: Problem }

/** Nobody should wait longer without a word, in milliseconds. */
export const PATIENCE_MS = 2500

/** What comes within that time; null when it takes longer and goes on by itself. */
async function soon<Value>(coming: Promise<Value>): Promise<Value | null> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, PATIENCE_MS, null)
  })
  return Promise.race([coming, late]).finally(() => clearTimeout(timer))
}

const isText = (value: unknown): value is string => typeof value === 'string'

/** The browser's nine fields from a form; the backend checks each of them. */
export function readBrowserInfo(form: FormData): BrowserInfo | undefined {
  const text = form.get('browserInfo')
  if (!isText(text) || text.length > 5000) return undefined
  try {
    return JSON.parse(text) as BrowserInfo
  } catch {
    return undefined
  }
}

/** Starts or resumes the payment of a checkout (payments reference §5). A new card has been registered before and comes as `card:{id}`. */
export async function startPayment(
  backend: BackendCall,
  checkoutId: string,
  pay: PayWay,
  browserInfo: BrowserInfo | undefined,
): Promise<StartedPayment> {
  const result =
    pay === 'stripe'
      ? await backend(payWithStripe, { params: { id: checkoutId }, body: {} })
      : await backend(payWithMangopay, {
          params: { order: checkoutId },
          body: mangopayBody(pay, browserInfo),
        })
  return result.ok ? { ok: true, info: result.value } : result
}

/**
 * Where the customer goes once a payment is being started: to pay, or to the page of the checkout. A page without scripts cannot say
 * anything while it waits, so that one leaves for a page that does.
 */
export async function wayToPay(
  starting: Promise<StartedPayment>,
  form: FormData,
  { result, refused }: { result: string; refused: (code: Problem['code']) => string },
): Promise<string> {
  const started = isEnhanced(form) ? await starting : await soon(starting)
  if (!started) return `${result}?starting=1`
  return started.ok ? (paymentAddress(started.info) ?? result) : refused(started.problem.code)
}

function mangopayBody(
  pay: PayWay,
  browserInfo: BrowserInfo | undefined,
): EndpointInput<typeof payWithMangopay>['body'] {
  const cardId = cardIdOf(pay)
  if (!cardId) return { type: otherWays.find((way) => way === pay) ?? 'web' }
  return { type: 'direct_debit', cardId, ...(browserInfo && { browserInfo }) }
}
