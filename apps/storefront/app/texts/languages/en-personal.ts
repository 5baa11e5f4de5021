import { account } from './en/account.ts'
import { accountPages } from './en/account-pages.ts'
import { addresses } from './en/addresses.ts'
import { cards } from './en/cards.ts'
import { cartPage } from './en/cart.ts'
import { checkout } from './en/checkout.ts'
import { compare } from './en/compare.ts'
import { fulfilment } from './en/fulfilment.ts'
import { messages } from './en/messages.ts'
import { notices } from './en/notices.ts'
import { orderMessages } from './en/order-messages.ts'
import { orders } from './en/orders.ts'
import { ownReviews } from './en/own-reviews.ts'
import { payment } from './en/payment.ts'
import { reviewQueue } from './en/review-queue.ts'
import { wishlist } from './en/wishlist.ts'
import { withdrawals } from './en/withdrawals.ts'

/** Texts of English that only account, checkout and notices need. */
export const englishPersonal = {
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
