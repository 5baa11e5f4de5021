import { englishFrame } from './en-frame.ts'
import { englishPersonal } from './en-personal.ts'
import { englishPublic } from './en-public.ts'
import type { CommonTexts } from './it.ts'

/** Namespace `common` in English. */
export const english: CommonTexts = {
  ...englishPublic,
  ...englishPersonal,
  ...englishFrame,
  cart: { ...englishFrame.cart, ...englishPersonal.cart },
  catalogue: { ...englishFrame.catalogue, ...englishPublic.catalogue },
}
