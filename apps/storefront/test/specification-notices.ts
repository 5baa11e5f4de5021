import type { NoticeType } from '../app/notices/notice-catalogue.ts'

/** The error catalogue as specification §8 lists it, area by area, with the type in which each key is shown. */
export const specificationNotices = {
  catalogue: {
    products_get_error: 'error',
    product_get_error: 'error',
    sellers_list_error: 'error',
  },
  cart: {
    cart_error: 'error',
    cart_add_error: 'error',
    cart_add_success: 'success',
    cart_remove_error: 'error',
    cart_remove_success: 'success',
  },
  auth: {
    wrong_credentials: 'error',
    welcome_back: 'success',
    goodbye: 'warning',
    registration_error: 'error',
    notification_registration_error: 'error',
  },
  profile: {
    profile_photo_error_description: 'error',
    profile_photo_description: 'success',
    password_not_updated_description: 'error',
    password_updated_description: 'success',
    user_updated: 'success',
  },
  passwordAndEmail: {
    email_error: 'error',
    email_sent: 'success',
    pwd_reset_error: 'error',
    pwd_reset: 'success',
  },
  addresses: {
    addresses_get: 'error',
    address_get: 'error',
    address_add_error: 'error',
    address_add_success: 'success',
    address_update_error: 'error',
    address_update_success: 'success',
    address_delete_error: 'error',
    address_delete_success: 'success',
  },
  account: {
    account_delete_error: 'error',
    account_delete_success: 'success',
  },
  ordersAndCheckout: {
    order_create_error: 'error',
    order_create_success: 'success',
    checkout_error: 'error',
    checkout_success: 'success',
    order_get_error: 'error',
    checkout_get_error: 'error',
  },
  payment: {
    payment_error: 'error',
    order_payment_status_error: 'error',
    checkout_payment_status_error: 'error',
    card_registration_error: 'error',
  },
  newsletter: {
    subscription_error: 'error',
    subscription_error_description_1: 'error',
    subscription_success: 'success',
  },
  wishlist: {
    wishlist_add_exists: 'warning',
  },
} as const satisfies Record<string, Record<string, NoticeType>>
