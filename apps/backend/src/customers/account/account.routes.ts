import { loginSeller } from '@filiera/contract/console/session'
import * as contract from '@filiera/contract/customers/account'
import { fallbackLanguage } from '@filiera/domain/languages'
import type { FastifyRequest } from 'fastify'
import { callerOf } from '../../platform/http/caller.ts'
import { bearer, bind } from '../../platform/http/endpoint.ts'
import type { AuthServices } from './auth-services.ts'
import { login } from './login/login.ts'
import { loginByLink } from './login/login-by-link.ts'
import { readUser } from './read-user.ts'
import { confirmRegistration } from './registration/confirm-registration.ts'
import { register } from './registration/register.ts'
import { registerCheckout } from './registration/register-checkout.ts'
import { resendConfirmation } from './registration/resend-confirmation.ts'
import { issueBearer } from './sessions/issue-bearer.ts'
import { logout } from './sessions/logout.ts'
import { updateUser } from './update-user.ts'

const sent = { status: 'confirmation_sent' } as const

/** Sessions, registration and the account itself. */
export function accountRoutes(auth: AuthServices) {
  const caller = (request: FastifyRequest) => callerOf(request, auth)
  return [
    bind(contract.login, ({ body, request }) =>
      login(auth, { email: body.username, password: body.password }, caller(request)),
    ),
    bind(loginSeller, ({ body, request }) =>
      login(auth, { email: body.username, password: body.password }, caller(request), 'console'),
    ),
    bind(contract.loginByLink, ({ body, request }) => loginByLink(auth, body.token, caller(request))),
    bind(contract.logout, async ({ request }) => {
      await logout(auth, bearer(request))
      return undefined
    }),
    bind(contract.register, async ({ body, request }) => {
      const { username: email, password, locale = fallbackLanguage } = body
      await register(auth, { email, password, locale }, caller(request))
      return sent
    }),
    bind(contract.registerCheckout, ({ body, request }) => {
      const { username: email, password, locale = fallbackLanguage } = body
      return registerCheckout(auth, { email, password, locale }, caller(request))
    }),
    bind(contract.confirmRegistration, ({ body, request }) =>
      confirmRegistration(auth, body, caller(request)),
    ),
    bind(contract.resendConfirmation, async ({ body, request }) => {
      await resendConfirmation(auth, body.username, caller(request))
      return sent
    }),
    bind(contract.issueBearer, ({ identity, request }) =>
      issueBearer(auth, identity, caller(request).presentedToken),
    ),
    bind(contract.getUser, ({ identity }) => readUser(auth.db, identity.accountId)),
    bind(contract.updateUser, ({ identity, body }) => updateUser(auth, identity.accountId, body)),
  ]
}
