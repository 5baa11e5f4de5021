import { registerCheckout } from '@filiera/contract/customers/account'
import { data, type RouterContextProvider, redirect } from 'react-router'
import { mergeOnServer } from '../../state/cart/merge-on-server.ts'
import { backendContext, sessionContext } from '../../state/server-contexts.ts'
import { isEnhanced } from '../../state/session/enhanced-mark.tsx'
import {
  checkRegistration,
  errorsOfFields,
  hasErrors,
  PASSWORD_MIN,
  readSignIn,
  type SignInErrors,
} from '../../state/session/sign-in-form.state.ts'
import { languageOfPath } from '../../texts/language-path.ts'
import { isFaulty, readStepAddresses, saveStepAddresses } from './address/save-addresses.ts'
import type { CheckoutAnswer } from './checkout-answer.ts'
import { checkoutSearch } from './checkout-query.state.ts'

type Sent = { form: FormData; here: string; request: Request; context: Readonly<RouterContextProvider> }

/**
 * First step of a visitor: opens the account and saves the addresses of the same form. Everything is checked before; a refused
 * registration keeps what was typed, and so do addresses that are refused once the account is open.
 */
export async function registerBuyer({ form, here, request, context }: Sent) {
  const visitor = context.get(backendContext)
  const language = languageOfPath(new URL(request.url).pathname)
  const fields = readSignIn(form)
  const missing = Math.max(0, PASSWORD_MIN - fields.password.length)
  const typed = readStepAddresses(form)
  const refused = (errors: SignInErrors, code: string | null, status: number) =>
    data<CheckoutAnswer>(
      { ...typed, code, account: { username: fields.username, errors, missing } },
      { status },
    )
  const errors = checkRegistration(fields)
  if (hasErrors(errors) || isFaulty(typed)) return refused(errors, null, 422)
  const registered = await visitor(registerCheckout, { body: { ...fields, locale: language } })
  if (!registered.ok) {
    const { code, status, fields: named } = registered.problem
    return refused(errorsOfFields(named), code, status)
  }
  const { token, expiresAt, ...session } = registered.value
  const customer = context.get(sessionContext).open({ token, expiresAt })
  const saved = await saveStepAddresses(form, customer)
  if (!saved.ok) {
    await mergeOnServer(visitor, customer, { next: here, language })
    return data<CheckoutAnswer>(saved.answer, { status: saved.status })
  }
  const { address, billing = null } = saved
  const next = here + checkoutSearch({ step: 'payment', address, billing })
  if (isEnhanced(form)) return data<CheckoutAnswer>({ kind: 'opened', opened: { session, next } })
  return redirect(await mergeOnServer(visitor, customer, { next, language }), 303)
}
