import { account } from './es/account.ts'
import { addresses } from './es/addresses.ts'
import { cards } from './es/cards.ts'
import { cart } from './es/cart.ts'
import { catalogue } from './es/catalogue.ts'
import { checkout } from './es/checkout.ts'
import { design } from './es/design.ts'
import { home } from './es/home.ts'
import { notices } from './es/notices.ts'
import { orders } from './es/orders.ts'
import { payment } from './es/payment.ts'
import { sellers } from './es/sellers.ts'
import { shell } from './es/shell.ts'
import type { CommonTexts } from './it.ts'

/** Namespace `common` in Spanish. */
export const spanish: CommonTexts = {
  account,
  addresses,
  cards,
  cart,
  catalogue,
  checkout,
  design,
  home,
  notices,
  orders,
  payment,
  sellers,
  shell,
}
