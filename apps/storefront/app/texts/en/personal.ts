import type { SameKeys } from '@filiera/design/translator'
import type { personalTexts as italian } from '../it/personal.ts'
import { addTexts } from '../translator.ts'
import './after-press.ts'
import './chapters.ts'
import './product.ts'
import './public.ts'
import './search.ts'
import './service.ts'
import { account } from './personal/account.ts'
import { addresses } from './personal/addresses.ts'
import { cards } from './personal/cards.ts'
import { caseQueue } from './personal/case-queue.ts'
import { checkout } from './personal/checkout.ts'
import { orderMessages } from './personal/order-messages.ts'
import { orders } from './personal/orders.ts'
import { ownReviews } from './personal/own-reviews.ts'
import { payment } from './personal/payment.ts'
import { wishlist } from './personal/wishlist.ts'
import { withdrawals } from './personal/withdrawals.ts'

/** Texts of account and checkout, which show parts of the public pages too. */
export const personalTexts: SameKeys<typeof italian> = {
  account,
  addresses,
  cards,

  checkout,
  orderMessages,
  orders,
  ownReviews,
  payment,
  caseQueue,
  wishlist,
  withdrawals,
}

addTexts('en', personalTexts)
