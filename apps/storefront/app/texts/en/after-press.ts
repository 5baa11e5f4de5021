import type { SameKeys } from '@filiera/design/translator'
import type { afterPressTexts as italian } from '../it/after-press.ts'
import { addTexts } from '../translator.ts'
import { cartPage } from './after-press/cart-page.ts'
import { compare } from './after-press/compare.ts'
import { notices } from './after-press/notices.ts'

/** Texts of what appears on any page after a press: notices, what was added, what is compared; loaded with the first of them. */
export const afterPressTexts: SameKeys<typeof italian> = { cart: cartPage, compare, notices }

addTexts('en', afterPressTexts)
