import { accountDeleted } from './kinds/account-deleted.ts'
import { alreadyRegistered } from './kinds/already-registered.ts'
import { backInStock } from './kinds/back-in-stock.ts'
import { confirmRegistration } from './kinds/confirm-registration.ts'
import { contactMessage } from './kinds/contact-message.ts'
import { contactReceived } from './kinds/contact-received.ts'
import { newDevice } from './kinds/new-device.ts'
import { orderCancelled, sellerOrderCancelled } from './kinds/order-cancelled.ts'
import { orderDelivered } from './kinds/order-delivered.ts'
import { orderMessageCustomer, orderMessageSeller } from './kinds/order-message.ts'
import { orderPaid } from './kinds/order-paid.ts'
import { orderReceived } from './kinds/order-received.ts'
import { orderShipped } from './kinds/order-shipped.ts'
import { passwordChanged } from './kinds/password-changed.ts'
import { paymentFailed } from './kinds/payment-failed.ts'
import { paymentReturned } from './kinds/payment-returned.ts'
import { refund } from './kinds/refund.ts'
import { resetPassword } from './kinds/reset-password.ts'
import { returnDecided } from './kinds/return-decided.ts'
import { sellerDispute } from './kinds/seller-dispute.ts'
import { sellerNewOrder } from './kinds/seller-new-order.ts'
import { shipmentCorrected } from './kinds/shipment-corrected.ts'
import { stockAlertConfirm } from './kinds/stock-alert-confirm.ts'
import { subscriptionConfirm } from './kinds/subscription-confirm.ts'
import { usernameChangeNew, usernameChangeOld } from './kinds/username-change.ts'
import { sellerWithdrawal, withdrawalReceipt } from './kinds/withdrawal.ts'
import { withdrawalLink } from './kinds/withdrawal-link.ts'

/**
 * Every mail of the shop (decision 29). To add one: a file in `kinds/` with the shape of its data (`z.object`, only plain
 * values: it waits as JSON in the outbox) and its words in it, en and es, made of the blocks of `mail-content.ts`; a line
 * here; then `enqueueMail(trx, { kind, key, to, locale, data, now })` in the transaction that decides it, and
 * `services.wakeOutbox()` after it. `key` names the fact (`paid:<checkout>`): the same fact is never mailed twice.
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
  'payment-failed': paymentFailed,
  'payment-returned': paymentReturned,
  refund,
  'seller-new-order': sellerNewOrder,
  'seller-dispute': sellerDispute,
  'subscription-confirm': subscriptionConfirm,
  'stock-alert-confirm': stockAlertConfirm,
  'back-in-stock': backInStock,
  'contact-received': contactReceived,
  'contact-message': contactMessage,
  'reset-password': resetPassword,
  'password-changed': passwordChanged,
  'new-device': newDevice,
  'username-change-old': usernameChangeOld,
  'username-change-new': usernameChangeNew,
} as const

export type MailKindName = keyof typeof mailKinds

/** What the data of a kind looks like. */
export type MailData<K extends MailKindName> = Parameters<(typeof mailKinds)[K]['write']>[0]
