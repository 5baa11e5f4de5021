import { account } from './en/account.ts'
import { addresses } from './en/addresses.ts'
import { cards } from './en/cards.ts'
import { cart } from './en/cart.ts'
import { catalogue } from './en/catalogue.ts'
import { checkout } from './en/checkout.ts'
import { design } from './en/design.ts'
import { home } from './en/home.ts'
import { notices } from './en/notices.ts'
import { orders } from './en/orders.ts'
import { payment } from './en/payment.ts'
import { sellers } from './en/sellers.ts'
import { shell } from './en/shell.ts'
import type { CommonTexts } from './it.ts'

/** Namespace `common` in English. */
export const english: CommonTexts = {
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
