import { z } from 'zod'
import { days, slug, texts } from './catalogue-schemas.ts'

/** A hand-made list of products, in the order shown. */
export const collection = z.strictObject({
  slug,
  name: texts,
  title: texts,
  description: texts,
  products: z.array(slug),
})

/** File name of a drawing. */
const drawing = z.string().endsWith('.webp').nullable()

const shown = {
  title: texts,
  /** Plain; paragraphs are separated by an empty line. */
  text: texts,
  /** A path of the shop without language, or nothing to open. */
  link: z.string().startsWith('/').nullable(),
  picture: drawing,
}

/** A banner or a promotion and the days it is shown, counted from the day of the load; negative days are past. */
export const offer = z.strictObject({ slug, ...shown, fromDay: z.int(), untilDay: z.int() })

/** One piece of an editable page; pieces of a place stand in the order of the list. */
export const pageContent = z.strictObject({ page: slug, place: slug, ...shown })

/** A name on the label that is not the seller's own. */
export const brand = z.strictObject({
  slug,
  name: z.string(),
  description: texts,
  picture: drawing,
  products: z.array(slug),
})

/** A post of the blog, hand-written in three languages. */
export const post = z.strictObject({
  /** Last part of the address, in each language; the Italian one is the name of the file and of the picture. */
  slug: z.strictObject({ it: slug, en: slug, es: slug }),
  title: texts,
  /** At most 160 characters. */
  excerpt: texts,
  author: z.string(),
  publishedDaysAgo: days,
  /** The same in every language: what related posts share. */
  tags: z.array(z.string()),
  /** Slugs of the products that the text names. */
  products: z.array(slug),
  /** HTML of p, h2, h3, ul, ol, li, blockquote, strong, em and a, whose links are paths of the shop. */
  text: texts,
})

export type SeedOffer = z.output<typeof offer>
export type SeedPost = z.output<typeof post>
