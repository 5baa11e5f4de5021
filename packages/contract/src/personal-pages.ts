import { COMPARE_MAX } from '@filiera/domain/catalogue-constants'
import { z } from 'zod'
import { product } from './catalog/catalogue.ts'
import { productDetails } from './catalog/product-details.ts'
import { getOwnReview, listReviews, reviewList } from './catalog/reviews.ts'
import { seller } from './catalog/sellers.ts'
import { user } from './customers/account.ts'
import { address } from './customers/addresses.ts'
import { wishlist } from './customers/wishlist.ts'
import { endpoint } from './endpoint.ts'
import { cart } from './orders/cart.ts'
import { orderMessage } from './orders/order-actions.ts'
import { checkout, getCheckout, getOrder, order } from './orders/orders.ts'
import { withdrawable } from './orders/withdrawals.ts'
import { card } from './payments/cards.ts'
import { getPayment, paymentInfo, paymentWay } from './payments/payment.ts'
import { lang, onlyLang, queryInteger, repeated, serialId } from './values.ts'

/** Everything that one page of a customer shows, in one answer. For the storefront's server. */
const page = { method: 'GET', tag: 'Pages', access: 'customer', exposed: false } as const

export const readAccountPage = endpoint({
  ...page,
  name: 'readAccountPage',
  path: '/pages/account',
  summary: 'The account with its latest purchase and its addresses',
  answers: { 200: z.object({ user, latest: checkout.nullable(), addresses: z.array(address) }) },
  problems: ['not_signed_in'],
})

export const readOrderPage = endpoint({
  ...page,
  name: 'readOrderPage',
  path: '/pages/orders/:id',
  summary: 'An order with the other parcels of its purchase, its seller and what may be withdrawn from',
  params: getOrder.params,
  query: onlyLang,
  answers: {
    200: z.object({
      order,
      /** All orders of the purchase, this one too. */
      parcels: z.array(order),
      /** Null for a shop that is gone: the order itself names it. */
      seller: seller.nullable(),
      withdrawable,
    }),
  },
  problems: ['not_signed_in', 'bad_request', 'not_found'],
})

export const readMessagesPage = endpoint({
  ...page,
  name: 'readMessagesPage',
  path: '/pages/orders/:id/messages',
  summary: 'An order with its messages, the oldest first',
  params: getOrder.params,
  answers: { 200: z.object({ order, messages: z.array(orderMessage) }) },
  problems: ['not_signed_in', 'bad_request', 'not_found'],
})

export const readOwnReviewPage = endpoint({
  ...page,
  name: 'readOwnReviewPage',
  path: '/pages/reviews/:product',
  summary: 'What the account wrote about a product, the product and the reviews of others (decision 21)',
  params: getOwnReview.params,
  /** Of the reviews. */
  query: z.strictObject(listReviews.query.shape),
  answers: {
    200: z.object({
      own: getOwnReview.answers[200],
      /** Both null for a product that is not on sale any more. */
      product: product.nullable(),
      reviews: reviewList.nullable(),
    }),
  },
  problems: ['not_signed_in', 'bad_request', 'not_found'],
})

export const readWishlistPage = endpoint({
  ...page,
  name: 'readWishlistPage',
  path: '/pages/wishlist',
  summary: 'The wishlist of the account with those of its products that are still sold',
  query: onlyLang,
  answers: { 200: z.object({ items: wishlist.shape.items, products: z.array(product) }) },
  problems: ['not_signed_in', 'bad_request'],
})

export const readComparePage = endpoint({
  ...page,
  access: 'public',
  name: 'readComparePage',
  path: '/pages/compare',
  summary: 'Products with their labels, in the order asked for; those no longer sold are left out',
  query: z.strictObject({ id_in: repeated(serialId, COMPARE_MAX), lang }),
  answers: { 200: z.object({ products: z.array(product), details: z.array(productDetails.nullable()) }) },
  problems: ['bad_request'],
})

const ownCarts = {
  carts: z.array(cart),
  addresses: z.array(address),
  /** The purchase that waits for its payment; there is at most one. */
  unpaid: checkout.nullable(),
}
/** The newest products that can be bought; none beside a cart with something in it. */
const arrivals = z.array(product)

export const readCartPage = endpoint({
  ...page,
  name: 'readCartPage',
  path: '/pages/cart',
  summary: 'Carts of the account with its addresses and the purchase that waits for its payment',
  query: onlyLang,
  answers: { 200: z.object({ ...ownCarts, arrivals }) },
  problems: ['not_signed_in', 'bad_request'],
})

export const readVisitorCartPage = endpoint({
  ...page,
  access: 'visitor',
  name: 'readVisitorCartPage',
  path: '/pages/visitor-cart',
  summary: 'Carts of the visitor’s signed cookie; none without a cookie',
  query: onlyLang,
  answers: { 200: z.object({ carts: z.array(cart), arrivals }) },
  problems: ['bad_request'],
})

const ways = {
  /** Saved cards of the account. */
  cards: z.array(card),
  /** The ways to pay that this shop offers. */
  ways: z.array(paymentWay),
}

export const readCheckoutPage = endpoint({
  ...page,
  name: 'readCheckoutPage',
  path: '/pages/checkout',
  summary:
    'What a customer orders from: carts, account, addresses, cards and ways to pay, and for how long it is set aside',
  query: onlyLang,
  answers: {
    200: z.object({
      ...ownCarts,
      ...ways,
      user,
      /** How long products are set aside for an order whose payment has not begun, in whole minutes. */
      holdMinutes: z.int(),
    }),
  },
  problems: ['not_signed_in', 'bad_request'],
})

const afterPaying = {
  /** How the page greets the buyer: the first name, else the name of the account; empty where neither was told. */
  buyerName: z.string(),
  /** What else the same shops sell, the most chosen first; none unless it is paid. */
  more: z.array(product),
}

export const readPaymentPage = endpoint({
  ...page,
  name: 'readPaymentPage',
  path: '/pages/checkouts/:id',
  summary: 'A placed checkout with its payment and the ways to pay it again; the provider may be asked',
  params: getCheckout.params,
  query: z.strictObject({
    /** How long the provider may take to tell of the payment, in milliseconds. */
    waitMs: queryInteger(100, 10_000).optional(),
    lang,
  }),
  answers: {
    200: z.object({
      checkout,
      payment: paymentInfo.nullable(),
      /** `none`: nobody has tried to pay it. `late`: not known in time, which must not invite to pay twice. */
      paymentState: z.enum(['known', 'none', 'late']),
      ...afterPaying,
      ...ways,
    }),
  },
  problems: ['not_signed_in', 'bad_request', 'not_found'],
})

export const readReturnPage = endpoint({
  ...page,
  name: 'readReturnPage',
  path: '/pages/payments/:id',
  summary: 'A payment or the check of a card, by any id of it, with its checkout or its card',
  params: getPayment.params,
  query: onlyLang,
  answers: {
    200: z.object({
      /** For a payment that ended without money: what is current of its checkout. */
      payment: paymentInfo,
      /** Null for the check of a card. */
      checkout: checkout.nullable(),
      /** The checked card; null for a payment, and once the card is gone. */
      card: card.nullable(),
      ...afterPaying,
    }),
  },
  problems: ['not_signed_in', 'bad_request', 'not_found'],
})
