import { accountDeleted } from './kinds/account/account-deleted.ts'
import { alreadyRegistered } from './kinds/account/already-registered.ts'
import { confirmRegistration } from './kinds/account/confirm-registration.ts'
import { loginLink } from './kinds/account/login-link.ts'
import { newDevice } from './kinds/account/new-device.ts'
import { passwordChanged } from './kinds/account/password-changed.ts'
import { resetPassword } from './kinds/account/reset-password.ts'
import { shopInvitation } from './kinds/account/shop-invitation.ts'
import { usernameChangeNew, usernameChangeOld } from './kinds/account/username-change.ts'
import { orderCancelled, sellerOrderCancelled } from './kinds/orders/order-cancelled.ts'
import { orderDelivered } from './kinds/orders/order-delivered.ts'
import { orderMessageCustomer, orderMessageSeller } from './kinds/orders/order-message.ts'
import { orderReceived } from './kinds/orders/order-received.ts'
import { orderShipped } from './kinds/orders/order-shipped.ts'
import { returnDecided } from './kinds/orders/return-decided.ts'
import { sellerNewOrder } from './kinds/orders/seller-new-order.ts'
import { sellerReturnWaits } from './kinds/orders/seller-return-waits.ts'
import { shipmentCorrected } from './kinds/orders/shipment-corrected.ts'
import { sellerWithdrawal, withdrawalReceipt } from './kinds/orders/withdrawal.ts'
import { withdrawalLink } from './kinds/orders/withdrawal-link.ts'
import { orderLapsed } from './kinds/payments/order-lapsed.ts'
import { orderPaid } from './kinds/payments/order-paid.ts'
import { paymentFailed } from './kinds/payments/payment-failed.ts'
import { paymentReminder } from './kinds/payments/payment-reminder.ts'
import { paymentReturned } from './kinds/payments/payment-returned.ts'
import { refund } from './kinds/payments/refund.ts'
import { sellerDispute } from './kinds/payments/seller-dispute.ts'
import { backInStock } from './kinds/shop/back-in-stock.ts'
import { contactMessage } from './kinds/shop/contact-message.ts'
import { contactReceived } from './kinds/shop/contact-received.ts'
import { reviewHidden } from './kinds/shop/review-hidden.ts'
import { searchAlertConfirm } from './kinds/shop/search-alert-confirm.ts'
import { searchFound } from './kinds/shop/search-found.ts'
import { sellerMorning } from './kinds/shop/seller-morning.ts'
import { stockAlertConfirm } from './kinds/shop/stock-alert-confirm.ts'
import { subscriptionConfirm } from './kinds/shop/subscription-confirm.ts'

/**
 * Every mail of the shop (decision 29). A new one is a file in `kinds/` and a line here, then `enqueueMail` in the transaction that decides it and
 * `services.notifyOutbox()` after it. The `key` names the fact (`paid:<checkout>`), which is mailed once; the data wait as JSON.
 */
export const mailKinds = {
  'confirm-registration': confirmRegistration,
  'already-registered': alreadyRegistered,
  'account-deleted': accountDeleted,
  'order-received': orderReceived,
  'order-paid': orderPaid,
  'order-cancelled': orderCancelled,
  'seller-order-cancelled': sellerOrderCancelled,
  'order-shipped': orderShipped,
  'shipment-corrected': shipmentCorrected,
  'order-delivered': orderDelivered,
  'return-decided': returnDecided,
  'order-message-seller': orderMessageSeller,
  'order-message-customer': orderMessageCustomer,
  'withdrawal-link': withdrawalLink,
  'withdrawal-receipt': withdrawalReceipt,
  'seller-withdrawal': sellerWithdrawal,
  'seller-return-waits': sellerReturnWaits,
  'payment-failed': paymentFailed,
  'payment-reminder': paymentReminder,
  'order-lapsed': orderLapsed,
  'payment-returned': paymentReturned,
  refund,
  'seller-new-order': sellerNewOrder,
  'seller-dispute': sellerDispute,
  'seller-morning': sellerMorning,
  'subscription-confirm': subscriptionConfirm,
  'stock-alert-confirm': stockAlertConfirm,
  'back-in-stock': backInStock,
  'search-alert-confirm': searchAlertConfirm,
  'search-found': searchFound,
  'review-hidden': reviewHidden,
  'contact-received': contactReceived,
  'contact-message': contactMessage,
  'reset-password': resetPassword,
  'password-changed': passwordChanged,
  'login-link': loginLink,
  'new-device': newDevice,
  'username-change-old': usernameChangeOld,
  'username-change-new': usernameChangeNew,
  'shop-invitation': shopInvitation,
} as const

export type MailKindName = keyof typeof mailKinds

/** What the data of a kind looks like. */
export type MailData<K extends MailKindName> = Parameters<(typeof mailKinds)[K]['write']>[0]
