import { isEmail } from '@filiera/domain/places/email'
import { callApi } from '../../browser/call-api.ts'
import { announceFailure, announceSuccess } from '../../notices/notices.ts'
import type { SubscriptionState } from './subscription.state.ts'

/** Sends the form and says how it went (specification §5, §8); a wrong address is not sent at all. */
export async function subscribe(form: FormData): Promise<SubscriptionState> {
  const email = String(form.get('Email') ?? '').trim()
  if (!isEmail(email)) {
    announceFailure('subscribe', null, { description: 'subscription_error_description_1' })
    return 'invalid'
  }
  const result = await callApi({
    method: 'POST',
    path: '/api/subscribe',
    body: { Email: email, Locale: form.get('Locale'), Website: form.get('Website') ?? '' },
  })
  if (result.ok) {
    announceSuccess('subscribe')
    return 'sent'
  }
  announceFailure('subscribe', result.problem)
  return result.problem.code === 'invalid_body' ? 'invalid' : 'failed'
}
