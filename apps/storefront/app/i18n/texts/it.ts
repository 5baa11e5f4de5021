import { account } from './it/account.ts'
import { addresses } from './it/addresses.ts'
import { cards } from './it/cards.ts'
import { cart } from './it/cart.ts'
import { catalogue } from './it/catalogue.ts'
import { checkout } from './it/checkout.ts'
import { design } from './it/design.ts'
import { home } from './it/home.ts'
import { notices } from './it/notices.ts'
import { orders } from './it/orders.ts'
import { payment } from './it/payment.ts'
import { sellers } from './it/sellers.ts'
import { shell } from './it/shell.ts'

type Shape<T> = { [K in keyof T]: T[K] extends string ? string : Shape<T[K]> }
/** The keys every language must have. */
export type CommonTexts = Shape<typeof italian>

/** Namespace `common` in Italian: one object per feature. */
export const italian = {
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
