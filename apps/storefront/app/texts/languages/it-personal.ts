import { account } from './it/account.ts'
import { accountPages } from './it/account-pages.ts'
import { addresses } from './it/addresses.ts'
import { cards } from './it/cards.ts'
import { cartPage } from './it/cart.ts'
import { checkout } from './it/checkout.ts'
import { compare } from './it/compare.ts'
import { fulfilment } from './it/fulfilment.ts'
import { messages } from './it/messages.ts'
import { notices } from './it/notices.ts'
import { orderMessages } from './it/order-messages.ts'
import { orders } from './it/orders.ts'
import { ownReviews } from './it/own-reviews.ts'
import { payment } from './it/payment.ts'
import { reviewQueue } from './it/review-queue.ts'
import { wishlist } from './it/wishlist.ts'
import { withdrawals } from './it/withdrawals.ts'

/** Texts of Italian that only account, checkout and notices need. */
export const italianPersonal = {
  account: { ...account, ...accountPages },
  addresses,
  cards,
  cart: cartPage,
  checkout,
  compare,
  fulfilment,
  messages,
  notices,
  orderMessages,
  orders,
  ownReviews,
  payment,
  reviewQueue,
  wishlist,
  withdrawals,
}
