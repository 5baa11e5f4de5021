import { italianFrame } from './it-frame.ts'
import { italianPersonal } from './it-personal.ts'
import { italianPublic } from './it-public.ts'

type Shape<T> = { [K in keyof T]: T[K] extends string ? string : Shape<T[K]> }
/** The keys every language must have. */
export type CommonTexts = Shape<typeof italian>

/** Namespace `common` in Italian: one object per feature. */
export const italian = {
  ...italianPublic,
  ...italianPersonal,
  ...italianFrame,
  cart: { ...italianFrame.cart, ...italianPersonal.cart },
  catalogue: { ...italianFrame.catalogue, ...italianPublic.catalogue },
}
