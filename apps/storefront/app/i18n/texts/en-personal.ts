import { addresses } from './en/addresses.ts'
import { cards } from './en/cards.ts'
import { checkout } from './en/checkout.ts'
import { orders } from './en/orders.ts'
import { payment } from './en/payment.ts'

/** Texts of English that only account and checkout need. */
export const englishPersonal = { addresses, cards, checkout, orders, payment }
