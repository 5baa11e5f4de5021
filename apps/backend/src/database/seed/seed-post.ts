import type { Texts } from './seed-types.ts'

/** A post of the blog, hand-written in three languages. */
export type SeedPost = {
  /** Last part of the address, in each language: lower-case letters, digits and hyphens. */
  slug: Texts
  title: Texts
  /** At most 160 characters. */
  excerpt: Texts
  /** HTML of p, h2, h3, ul, ol, li, blockquote, strong, em and a, whose links are paths of the shop. */
  text: Texts
  /** The same in every language: what related posts share. */
  tags: string[]
  author: string
  publishedDaysAgo: number
  /** File name of the master among the seed's pictures. */
  picture: string
  /** Slugs of the products that the text names. */
  products: string[]
}
