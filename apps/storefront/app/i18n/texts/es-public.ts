import { account } from './es/account.ts'
import { cart } from './es/cart.ts'
import { catalogue } from './es/catalogue.ts'
import { design } from './es/design.ts'
import { home } from './es/home.ts'
import { notices } from './es/notices.ts'
import { sellers } from './es/sellers.ts'
import { shell } from './es/shell.ts'

/** Texts of Spanish that every page gets. */
export const spanishPublic = { account, cart, catalogue, design, home, notices, sellers, shell }
