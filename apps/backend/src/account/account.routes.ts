import * as contract from '@filiera/contract/account'
import { fallbackLanguage } from '@filiera/domain/languages'
import type { FastifyRequest } from 'fastify'
import { clientNetwork } from '../http/client-network.ts'
import { bearer, bind } from '../http/endpoint.ts'
import type { Services } from '../services.ts'
import { userAnswer } from './account.answer.ts'
import { getAccount, updateAccount } from './account.store.ts'
import { type Caller, createAuthServices } from './auth-services.ts'
import { confirmRegistration } from './confirm-registration.ts'
import { issueBearer } from './issue-bearer.ts'
import { login } from './login.ts'
import { logout } from './logout.ts'
import { register } from './register.ts'
import { registerCheckout } from './register-checkout.ts'
import { resendConfirmation } from './resend-confirmation.ts'

const callerOf = (request: FastifyRequest): Caller => ({
  userAgent: request.headers['user-agent'] ?? '',
  presentedToken: bearer(request),
  network: clientNetwork(request.ip),
})

const sent = { status: 'confirmation_sent' } as const

/** Sessions, registration and the account itself. */
export function accountRoutes(services: Services) {
  const auth = createAuthServices(services)
  return [
    bind(contract.login, ({ body, request }) =>
      login(auth, { email: body.username, password: body.password }, callerOf(request)),
    ),
    bind(contract.logout, async ({ request }) => {
      await logout(services, bearer(request))
      return undefined
    }),
    bind(contract.register, async ({ body, request }) => {
      const { username: email, password, locale = fallbackLanguage } = body
      await register(auth, { email, password, locale }, callerOf(request))
      return sent
    }),
    bind(contract.registerCheckout, ({ body, request }) => {
      const { username: email, password, locale = fallbackLanguage } = body
      return registerCheckout(auth, { email, password, locale }, callerOf(request))
    }),
    bind(contract.confirmRegistration, ({ body, request }) =>
      confirmRegistration(services, body.token, callerOf(request)),
    ),
    bind(contract.resendConfirmation, async ({ body, request }) => {
      await resendConfirmation(auth, body.username, callerOf(request))
      return sent
    }),
    bind(contract.issueBearer, ({ identity }) => issueBearer(services, identity)),
    bind(contract.getUser, async ({ identity }) =>
      userAnswer(await getAccount(services.db, identity.accountId)),
    ),
    bind(contract.updateUser, async ({ identity, body }) => {
      return userAnswer(await updateAccount(services.db, identity.accountId, body))
    }),
  ]
}
