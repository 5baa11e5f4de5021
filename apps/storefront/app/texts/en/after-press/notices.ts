/** Notices of the error catalogue (specification §8): what happened and what to do. */
export const notices = {
  close: 'Close the notice',
  undo: 'Undo',
  products_get_error: {
    title: 'We can’t show the products',
    description: 'The catalogue is not answering. Reload the page in a moment.',
  },
  product_get_error: {
    title: 'We can’t show this product',
    description: 'Its page is not answering. Reload in a moment.',
  },
  sellers_list_error: {
    title: 'We can’t show the sellers',
    description: 'The list is not answering. Reload the page in a moment.',
  },
  cart_error: {
    title: 'Your cart is not answering',
    description: 'What was in it is as it was. Try again in a moment.',
  },
  cart_add_error: {
    title: 'We couldn’t add it',
    description: 'Try again in a moment: your cart is unchanged.',
  },
  cart_add_success: {
    title: 'Added to your cart',
    description: '{{title}}',
  },
  cart_remove_error: {
    title: 'We couldn’t remove it',
    description: 'The product is still in your cart. Try again in a moment.',
  },
  cart_remove_success: {
    title: 'Removed from your cart',
    description: '{{title}}',
  },
  cart_later_success: {
    title: 'Saved for later',
    description: '{{title}}: you find it in your wishlist.',
  },
  wrong_credentials: {
    title: 'E-mail and password don’t match',
    description: 'Check them and try again.',
  },
  welcome_back: {
    title: 'Welcome back, {{name}}',
    description: 'Your addresses, orders and cart are where you left them.',
  },
  goodbye: {
    title: 'See you soon',
    description: 'Nothing of your account stays on this device.',
  },
  registration_error: {
    title: 'The account was not created',
    description: 'Check the marked fields and try again.',
  },
  notification_registration_error: {
    title: 'The address was not confirmed',
    description: 'Ask for a new link: the old one no longer works.',
  },
  profile_photo_error_description: {
    title: 'The photo was not changed',
    description: 'The former one is still there. Try another picture.',
  },
  profile_photo_description: {
    title: 'Photo updated',
    description: 'You see it in your profile.',
  },
  password_not_updated_description: {
    title: 'The password was not changed',
    description: 'The former one still holds. Check the fields and try again.',
  },
  password_updated_description: {
    title: 'Password changed',
    description: 'Your other devices have been logged out.',
  },
  user_updated: {
    title: 'Profile updated',
    description: 'The changes hold from now on.',
  },
  email_error: {
    title: 'The e-mail was not sent',
    description: 'Nothing has changed. Try again in a moment.',
  },
  email_sent: {
    title: 'An e-mail is on its way',
    description: 'Open the link you find in it.',
  },
  pwd_reset_error: {
    title: 'The password was not reset',
    description: 'The former one still holds. Ask for a new link.',
  },
  pwd_reset: {
    title: 'New password saved',
    description: 'Every device has been logged out: log in with the new one.',
  },
  account_delete_error: {
    title: 'The account was not deleted',
    description: 'Your data are as they were.',
  },
  account_delete_success: {
    title: 'Account deleted',
    description: 'Your personal data are erased. Invoices are kept by law.',
  },
  addresses_get: {
    title: 'We can’t show your addresses',
    description: 'They are safe. Reload the page in a moment.',
  },
  address_get: {
    title: 'We can’t find this address',
    description: 'Go back to the list and choose it again.',
  },
  address_add_error: {
    title: 'The address was not saved',
    description: 'Check the marked fields and try again.',
  },
  address_add_success: {
    title: 'Address saved',
    description: 'You will find it at checkout and in your account.',
  },
  address_update_error: {
    title: 'The address was not changed',
    description: 'Check the marked fields and try again.',
  },
  address_update_success: {
    title: 'Address updated',
    description: 'Orders already placed keep the old one.',
  },
  address_delete_error: {
    title: 'The address was not deleted',
    description: 'It is still in the list. Try again in a moment.',
  },
  address_delete_success: {
    title: 'Address deleted',
    description: 'Orders already placed do not change.',
  },
  order_create_error: {
    title: 'The order was not created',
    description: 'You have not been charged and your cart is intact.',
  },
  order_create_success: {
    title: 'Order created',
    description: 'We set the products aside while you pay.',
  },
  checkout_error: {
    title: 'Checkout stopped',
    description: 'You have not been charged and your cart is intact.',
  },
  checkout_success: {
    title: 'Payment received',
    description: 'We have e-mailed you the summary.',
  },
  order_get_error: {
    title: 'We can’t show this order',
    description: 'The order is safe. Reload the page in a moment.',
  },
  checkout_get_error: {
    title: 'We can’t show the summary',
    description: 'Your data is safe. Reload the page in a moment.',
  },
  payment_error: {
    title: 'The payment did not start',
    description: 'Your cart is intact. Try again or choose another way to pay.',
  },
  order_payment_status_error: {
    title: 'We are checking the payment',
    description: 'The bank has not answered yet. Do not pay again: we will write to you.',
  },
  checkout_payment_status_error: {
    title: 'We are checking the payment',
    description: 'The bank has not answered yet. Do not pay again: we will write to you.',
  },
  card_registration_error: {
    title: 'The card was not accepted',
    description: 'Check the details or use the provider’s payment page.',
  },
  subscription_error: {
    title: 'The subscription was not sent',
    description: 'Your address is still in the field. Try again in a moment.',
  },
  subscription_error_description_1: {
    title: 'The subscription was not sent',
    description: 'Check the address: something is missing. Nothing was sent.',
  },
  subscription_success: {
    title: 'Almost done',
    description: 'Open the link in the mail we have written to you.',
  },
  wishlist_add_exists: {
    title: 'Already in your wishlist',
    description: '{{title}}',
  },
  wishlist_error: {
    title: 'That was not saved',
    description: 'Your wishlist is as it was. Try again in a moment.',
  },
  cart_add_capped: {
    title: 'In your cart, but fewer than you wanted',
    description: '{{title}}: {{max}} left, all of them are in your cart.',
  },
  cart_merged: {
    title: 'We have merged the two carts',
    description: '{{title}}',
  },
  wishlist_full: {
    title: 'Your wishlist is full',
    description: 'It holds 200 products at most: remove one to save “{{title}}”.',
  },
  wishlist_remove_success: {
    title: 'Removed from your wishlist',
    description: '{{title}}',
  },
  compare_full: {
    title: 'You are comparing four already',
    description: 'You can compare 4 products at most: remove one to add “{{title}}”.',
  },
  because: {
    already_registered: 'This e-mail already has an account: log in with its password.',
    cart_changed: 'Prices or quantities have changed: check the new total and confirm.',
    cart_empty: 'Your cart is empty: there is nothing to order.',
    email_not_confirmed: 'The e-mail still has to be confirmed: open the link we sent you.',
    expired: 'The time to pay is over. Your cart is intact: order again.',
    in_progress: 'A payment for this order is already open: finish that one.',
    invalid_token: 'The link has expired or was already used.',
    last_owner:
      'You are the only owner of a shop: in the console make somebody else an owner under Team, or close the shop, then delete the account.',
    login_paused:
      'There were too many wrong passwords for this account: wait before you try again. To get in at once, open the link that we sent to its address, or choose a new password.',
    not_deliverable: 'One product cannot be sent to this address.',
    not_signed_in: 'Your session has ended: log in again.',
    offline: 'You are offline. Try again when the connection is back.',
    open_orders:
      'You still have open orders: wait for the delivery or the refund, then you can delete the account.',
    payment_error: 'Choose a card, or another way to pay.',
    provider_unavailable:
      'The payment provider is not answering. Try again in a moment: you have not been charged.',
    rate_limited: 'Too many attempts: wait a few minutes.',
    seller_not_payable: 'This producer cannot receive payments yet.',
    sold_out: 'There is not enough left in the warehouse.',
    too_large: 'The file is larger than 10 MB: choose a smaller one.',
    too_many_attempts: 'Too many payment attempts for this order: write to us.',
    unavailable: 'The service is not answering. Try again in a moment.',
    unsupported_media_type: 'The file is not a JPEG, PNG or WebP photo.',
    wrong_password: 'The current password is not right.',
  },
}
