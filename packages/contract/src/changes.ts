import { z } from 'zod'
import { time } from './values.ts'

/** A message of the change feed: tags of what changed, e.g. `product:12`, `seller:3`, `catalogue`. */
export const changeEvent = z.object({ tags: z.array(z.string()).max(500), at: time })
export type ChangeEvent = z.output<typeof changeEvent>

/** Everything of a kind: lists and counts of it. `everything` comes where rows are too many to be told. */
type KindTag =
  | 'banners'
  | 'brands'
  | 'catalogue'
  | 'categories'
  | 'collections'
  | 'everything'
  | 'posts'
  | 'promotions'
  | 'sellers'

/**
 * Tag by which pages are dropped: decision 45 says who sends each and which pages carry it. A message is strings all the same: a
 * newer backend may send others.
 */
export type ChangeTag =
  | KindTag
  | `${'product' | 'reviews' | 'seller' | 'post'}:${number | string}`
  | `${'category' | 'collection'}:${string}`
  | `page:${'home' | 'about'}`
