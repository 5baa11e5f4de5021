import { addresses } from './it/addresses.ts'
import { cards } from './it/cards.ts'
import { checkout } from './it/checkout.ts'
import { orders } from './it/orders.ts'
import { payment } from './it/payment.ts'

/** Texts of Italian that only account and checkout need. */
export const italianPersonal = { addresses, cards, checkout, orders, payment }
