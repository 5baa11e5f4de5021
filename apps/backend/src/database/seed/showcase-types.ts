import type { Texts } from './seed-types.ts'

type Shown = {
  title: Texts
  /** Plain; paragraphs are separated by an empty line. */
  text: Texts
  /** A path of the shop without language, or nothing to open. */
  link: string | null
  /** File name of a drawing of the seed. */
  picture: string | null
}

/** A banner or a promotion and the days it is shown, counted from the day of the seed; negative days are past. */
export type SeedOffer = Shown & { slug: string; fromDay: number; untilDay: number }

/** One piece of an editable page; pieces of a place stand in the order of the list. */
export type SeedPageContent = Shown & { page: string; place: string }

/** A name on the label that is not the seller's own; `products` are slugs. */
export type SeedBrand = {
  slug: string
  name: string
  description: Texts
  picture: string | null
  products: string[]
}
