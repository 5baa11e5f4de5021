import type { ProblemCode } from '@filiera/contract/problem'
import type { NoticeKey } from './notice-catalogue.ts'

/** The one table of what can fail or succeed on screen → key of specification §8; null where nothing is shown. */
const noticesByEvent = {
  products_get: { done: null, failed: 'products_get_error' },
  product_get: { done: null, failed: 'product_get_error' },
  sellers_list: { done: null, failed: 'sellers_list_error' },
  cart_get: { done: null, failed: 'cart_error' },
  cart_add: { done: 'cart_add_success', failed: 'cart_add_error' },
  cart_remove: { done: 'cart_remove_success', failed: 'cart_remove_error' },
  cart_later: { done: 'cart_later_success', failed: 'cart_remove_error' },
  cart_update: { done: null, failed: 'cart_error' },
  cart_merge: { done: 'cart_merged', failed: 'cart_error' },
  cart_capped: { done: 'cart_add_capped', failed: 'cart_add_error' },
  login: { done: 'welcome_back', failed: 'wrong_credentials' },
  logout: { done: 'goodbye', failed: null },
  register: { done: null, failed: 'registration_error' },
  confirm: { done: 'welcome_back', failed: 'notification_registration_error' },
  resend_confirmation: { done: 'email_sent', failed: 'email_error' },
  photo_update: { done: 'profile_photo_description', failed: 'profile_photo_error_description' },
  password_change: { done: 'password_updated_description', failed: 'password_not_updated_description' },
  user_update: { done: 'user_updated', failed: null },
  password_reset_request: { done: 'email_sent', failed: 'email_error' },
  password_reset: { done: 'pwd_reset', failed: 'pwd_reset_error' },
  email_change: { done: 'email_sent', failed: 'email_error' },
  account_delete: { done: 'account_delete_success', failed: 'account_delete_error' },
  addresses_get: { done: null, failed: 'addresses_get' },
  address_get: { done: null, failed: 'address_get' },
  address_add: { done: 'address_add_success', failed: 'address_add_error' },
  address_update: { done: 'address_update_success', failed: 'address_update_error' },
  address_delete: { done: 'address_delete_success', failed: 'address_delete_error' },
  order_create: { done: 'order_create_success', failed: 'order_create_error' },
  checkout: { done: 'checkout_success', failed: 'checkout_error' },
  order_get: { done: null, failed: 'order_get_error' },
  checkout_get: { done: null, failed: 'checkout_get_error' },
  payment: { done: null, failed: 'payment_error' },
  order_payment_status: { done: null, failed: 'order_payment_status_error' },
  checkout_payment_status: { done: null, failed: 'checkout_payment_status_error' },
  subscribe: { done: 'subscription_success', failed: 'subscription_error' },
  card_registration: { done: null, failed: 'card_registration_error' },
  wishlist: { done: null, failed: 'wishlist_error' },
  wishlist_add: { done: 'wishlist_add_exists', failed: null },
  wishlist_limit: { done: 'wishlist_full', failed: null },
  wishlist_remove: { done: 'wishlist_remove_success', failed: null },
  compare_limit: { done: 'compare_full', failed: null },
} as const satisfies Record<string, { done: NoticeKey | null; failed: NoticeKey | null }>

export type NoticeEvent = keyof typeof noticesByEvent

/** Problem codes with words of their own, `notices.because.{code}`: they say more than the key's description. */
export const explainedCodes = [
  'already_registered',
  'cart_changed',
  'cart_empty',
  'email_not_confirmed',
  'expired',
  'in_progress',
  'invalid_token',
  'last_owner',
  'login_paused',
  'not_deliverable',
  'not_signed_in',
  'open_orders',
  'payment_error',
  'provider_unavailable',
  'rate_limited',
  'seller_not_payable',
  'sold_out',
  'too_large',
  'too_many_attempts',
  'unavailable',
  'unsupported_media_type',
  'wrong_password',
] as const satisfies readonly ProblemCode[]

/** A service that does not answer because the browser has no network: `offline`. */
export type ExplainedCode = (typeof explainedCodes)[number] | 'offline'

/** The code when it has words of its own, else null. */
export function explainedCode(code: string | null | undefined): ExplainedCode | null {
  if (code === 'unavailable' && navigator.onLine === false) return 'offline'
  return explainedCodes.find((known) => known === code) ?? null
}

/** Key of the notice when an event went well. */
export function noticeOnSuccess(event: NoticeEvent): NoticeKey | null {
  return noticesByEvent[event].done
}

/** Key of the notice when an event failed. */
export function noticeOnFailure(event: NoticeEvent): NoticeKey | null {
  return noticesByEvent[event].failed
}

/** Every key the table can answer; a test holds it against the catalogue. */
export function allNoticeKeys(): NoticeKey[] {
  const keys = Object.values(noticesByEvent).flatMap(({ done, failed }) => [done, failed])
  return [...new Set(keys.filter((key) => key !== null))]
}
