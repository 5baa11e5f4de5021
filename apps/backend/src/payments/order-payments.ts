import type { OrderPayments } from '../orders/ports.ts'
import type { Services } from '../services.ts'
import { endLiveAttempt } from './attempts/end-live-attempt.ts'
import { refreshIfReachable } from './attempts/refresh-attempt.ts'
import { MAX_ATTEMPTS } from './attempts/start/attempt-limit.ts'
import { queueEndOfSession } from './attempts/start/queue-end-of-session.ts'
import { closeReturnCase } from './open-return-cases.ts'
import { announcePayment } from './payment-handlers.ts'
import { findLiveAttempt } from './records/attempt.store.ts'
import { queueOrderRefund } from './refunds/queue-order-refund.ts'
import { findRefundKey, lockRefundable } from './refunds/refund.store.ts'

/** Brings orders and payments together: what orders ask of payments, and what follows from a payment. */
export function withOrderPayments(parts: Omit<Services, 'orderPayments' | 'announcePayment'>): Services {
  const orderPayments: OrderPayments = {
    maxAttempts: MAX_ATTEMPTS,
    async findLiveAttempt(trx, checkoutId) {
      const live = await findLiveAttempt(trx, checkoutId)
      return live && { waitsForCustomer: live.status === 'requires_action' }
    },
    endLiveAttempt: (checkoutId) => endLiveAttempt(services, checkoutId),
    refreshAttempt: (attemptId) => refreshIfReachable(services, attemptId, { isEnding: true }),
    queueEndOfSession,
    lockRefundable,
    findRefundKey,
    queueRefund: queueOrderRefund,
    closeReturnCase,
  }
  const services: Services = { ...parts, orderPayments, announcePayment }
  return services
}
