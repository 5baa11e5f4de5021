/** How a notice looks and how urgently it is read out (specification §8). */
export type NoticeType = 'success' | 'warning' | 'error'

/** The error catalogue of specification §8: every key with its type; title and description are texts `notices.{key}`. */
export const noticeTypes = {
  products_get_error: 'error',
  product_get_error: 'error',
  sellers_list_error: 'error',
  cart_error: 'error',
  cart_add_error: 'error',
  cart_add_success: 'success',
  cart_remove_error: 'error',
  cart_remove_success: 'success',
  wrong_credentials: 'error',
  welcome_back: 'success',
  goodbye: 'warning',
  registration_error: 'error',
  notification_registration_error: 'error',
  addresses_get: 'error',
  address_get: 'error',
  address_add_error: 'error',
  address_add_success: 'success',
  address_update_error: 'error',
  address_update_success: 'success',
  address_delete_error: 'error',
  address_delete_success: 'success',
  order_create_error: 'error',
  order_create_success: 'success',
  checkout_error: 'error',
  checkout_success: 'success',
  order_get_error: 'error',
  checkout_get_error: 'error',
  payment_error: 'error',
  order_payment_status_error: 'error',
  checkout_payment_status_error: 'error',
  card_registration_error: 'error',
  subscription_error: 'error',
  subscription_success: 'success',
} as const satisfies Record<string, NoticeType>

export type NoticeKey = keyof typeof noticeTypes
