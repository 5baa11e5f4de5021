import { addresses } from './es/addresses.ts'
import { cards } from './es/cards.ts'
import { checkout } from './es/checkout.ts'
import { orders } from './es/orders.ts'
import { payment } from './es/payment.ts'

/** Texts of Spanish that only account and checkout need. */
export const spanishPersonal = { addresses, cards, checkout, orders, payment }
