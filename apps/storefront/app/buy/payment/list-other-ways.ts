import type { BackendCall } from '@filiera/contract/client'
import { listPaymentMethods } from '@filiera/contract/payments/payment'
import { type OtherWay, otherWays } from '../checkout/checkout-query.state.ts'

/** The ways to pay without a card that this shop offers; none while that cannot be told: cards always work. */
export async function listOtherWays(backend: BackendCall): Promise<OtherWay[]> {
  const offered = await backend(listPaymentMethods, {})
  if (!offered.ok) return []
  return otherWays.filter((way) => offered.value.some(({ type }) => type === way))
}
