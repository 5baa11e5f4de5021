import { spanishFrame } from './es-frame.ts'
import { spanishPersonal } from './es-personal.ts'
import { spanishPublic } from './es-public.ts'
import type { CommonTexts } from './it.ts'

/** Namespace `common` in Spanish. */
export const spanish: CommonTexts = {
  ...spanishPublic,
  ...spanishPersonal,
  ...spanishFrame,
  cart: { ...spanishFrame.cart, ...spanishPersonal.cart },
  catalogue: { ...spanishFrame.catalogue, ...spanishPublic.catalogue },
}
