import {
  getOrderPayment,
  getPayment,
  listPaymentMethods,
  payWithMangopay,
  payWithStripe,
} from '@filiera/contract/payments/payment'
import { plainIp } from '@filiera/server-kit/client-network'
import { bind } from '../../../platform/http/endpoint.ts'
import type { Services } from '../../../services.ts'
import { describeCheckoutPayment, refreshPayment } from '../refresh-payment.ts'
import { mangopayMethod } from './mangopay-method.ts'
import { offeredWays } from './offered-methods.ts'
import { startPayment } from './start-payment.ts'

export const paymentRoutes = (services: Services) => [
  bind(listPaymentMethods, async () => offeredWays(services.config.PAYMENT_METHODS)),
  bind(payWithMangopay, async ({ params, body, identity, request }) => {
    const checkoutId = await startPayment(services, {
      accountId: identity.accountId,
      id: params.order,
      provider: 'mangopay',
      method: mangopayMethod(body, services.config.PAYMENT_METHODS),
      cardId: body.cardId,
      browserInfo: body.browserInfo,
      ipAddress: plainIp(request.ip),
    })
    return describeCheckoutPayment(services, checkoutId)
  }),
  bind(payWithStripe, async ({ params, identity, request }) => {
    const checkoutId = await startPayment(services, {
      accountId: identity.accountId,
      id: params.id,
      provider: 'stripe',
      method: 'hosted_checkout',
      ipAddress: plainIp(request.ip),
    })
    return describeCheckoutPayment(services, checkoutId)
  }),
  bind(getPayment, ({ params, identity }) => refreshPayment(services, identity.accountId, params.id)),
  bind(getOrderPayment, ({ params, identity }) => refreshPayment(services, identity.accountId, params.id)),
]
