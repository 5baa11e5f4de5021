import { account } from './it/account.ts'
import { addresses } from './it/addresses.ts'
import { cards } from './it/cards.ts'
import { checkout } from './it/checkout.ts'
import { notices } from './it/notices.ts'
import { orders } from './it/orders.ts'
import { payment } from './it/payment.ts'

/** Texts of Italian that only account, checkout and notices need. */
export const italianPersonal = { account, addresses, cards, checkout, notices, orders, payment }
