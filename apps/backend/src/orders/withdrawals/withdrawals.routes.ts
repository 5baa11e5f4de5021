import * as contract from '@filiera/contract/orders/withdrawals'
import { clientNetwork } from '@filiera/server-kit/client-network'
import { bind } from '../../platform/http/endpoint.ts'
import type { Services } from '../../services.ts'
import { followWithdrawalLink } from './follow-withdrawal-link.ts'
import { readWithdrawable } from './read-withdrawable.ts'
import { requestWithdrawalLink } from './request-withdrawal-link.ts'
import { withdraw } from './withdraw.ts'
import { createWithdrawalServices } from './withdrawal-services.ts'

/** The withdrawal from contract, with an account or by a mailed link. */
export function withdrawalsRoutes(services: Services) {
  const withLimits = createWithdrawalServices(services)
  return [
    bind(contract.getWithdrawable, ({ params, identity }) =>
      readWithdrawable(services, { orderId: params.id, accountId: identity.accountId }),
    ),
    bind(contract.withdrawFromOrder, ({ params, body, identity }) => {
      const { lines, reason = '' } = body
      return withdraw(services, { orderId: params.id, accountId: identity.accountId }, { lines, reason })
    }),
    bind(contract.requestWithdrawalLink, async ({ body, request }) => {
      await requestWithdrawalLink(withLimits, body, clientNetwork(request.ip))
      return { status: 'sent' as const }
    }),
    bind(contract.readWithdrawable, async ({ body, request }) => {
      const orderId = await followWithdrawalLink(withLimits, body.token, clientNetwork(request.ip))
      return readWithdrawable(services, { orderId })
    }),
    bind(contract.withdrawByLink, async ({ body, request }) => {
      const { token, lines, reason = '' } = body
      const orderId = await followWithdrawalLink(withLimits, token, clientNetwork(request.ip))
      return withdraw(services, { orderId }, { lines, reason })
    }),
  ]
}
