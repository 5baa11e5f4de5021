import { account } from './es/account.ts'
import { accountPages } from './es/account-pages.ts'
import { addresses } from './es/addresses.ts'
import { cards } from './es/cards.ts'
import { cartPage } from './es/cart.ts'
import { checkout } from './es/checkout.ts'
import { compare } from './es/compare.ts'
import { fulfilment } from './es/fulfilment.ts'
import { messages } from './es/messages.ts'
import { notices } from './es/notices.ts'
import { orderMessages } from './es/order-messages.ts'
import { orders } from './es/orders.ts'
import { ownReviews } from './es/own-reviews.ts'
import { payment } from './es/payment.ts'
import { reviewQueue } from './es/review-queue.ts'
import { wishlist } from './es/wishlist.ts'
import { withdrawals } from './es/withdrawals.ts'

/** Texts of Spanish that only account, checkout and notices need. */
export const spanishPersonal = {
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
