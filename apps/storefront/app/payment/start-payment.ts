import type { BackendCall } from '@filiera/contract/client'
import type { EndpointInput } from '@filiera/contract/endpoint'
import { type BrowserInfo, type PaymentInfo, payWithMangopay, payWithStripe } from '@filiera/contract/payment'
import type { Problem } from '@filiera/contract/problem'
import { cardIdOf, otherWays, type PayWay } from '../checkout/checkout-query.state.ts'

export type StartedPayment = { ok: true; info: PaymentInfo } | { ok: false; problem: Problem }

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

function mangopayBody(
  pay: PayWay,
  browserInfo: BrowserInfo | undefined,
): EndpointInput<typeof payWithMangopay>['body'] {
  const cardId = cardIdOf(pay)
  if (!cardId) return { type: otherWays.find((way) => way === pay) ?? 'web' }
  return { type: 'direct_debit', cardId, ...(browserInfo && { browserInfo }) }
}
