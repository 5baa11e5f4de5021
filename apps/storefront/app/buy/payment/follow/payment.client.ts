import type { EndpointAnswer } from '@filiera/contract/endpoint'
import type { getPayment } from '@filiera/contract/payments/payment'
import { callApi } from '../../../browser/call-api.ts'

/** Status of a payment by our id, the provider's, an order's or a checkout's. */
export const fetchPayment = (id: string) =>
  callApi<EndpointAnswer<typeof getPayment>>({
    method: 'GET',
    path: `/api/payment/${encodeURIComponent(id)}`,
  })
