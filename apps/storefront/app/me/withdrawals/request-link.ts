import type { BackendCall } from '@filiera/contract/client'
import { requestWithdrawalLink } from '@filiera/contract/orders/withdrawals'
import { ORDER_NUMBER } from '@filiera/domain/order-number'
import { isEmail } from '@filiera/domain/places/email'
import { formText } from '../../frame/forms/form-text.ts'
import { type LinkAnswer, normaliseOrderNumber } from './withdrawal-form.state.ts'

/** Asks for the link by which an order can be withdrawn from without an account; the same answer whether the order exists or not. */
export async function requestLink(
  form: FormData,
  backend: BackendCall,
): Promise<{ answer: LinkAnswer; status: number }> {
  const orderId = normaliseOrderNumber(formText(form.get('orderId')))
  const email = formText(form.get('email'))
  const errors = { orderId: !ORDER_NUMBER.test(orderId), email: !isEmail(email) }
  const refused = { orderId, email, isSent: false, errors }
  if (errors.orderId || errors.email) return { answer: { ...refused, code: null }, status: 422 }
  const sent = await backend(requestWithdrawalLink, { body: { orderId, email } })
  if (sent.ok) return { answer: { ...refused, isSent: true, code: null }, status: 200 }
  const { code, status } = sent.problem
  return { answer: { ...refused, code }, status }
}
