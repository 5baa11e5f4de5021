// Servings of what is packed in jars, tins, tubes, bags and sacks: the title says what is inside.
import { type Order, on } from './order.ts'
import { larder } from './packed-larder.ts'
import { meals } from './packed-meals.ts'
import { dip } from './poured.ts'
import type { Serving } from './serving.ts'

const RULES = [...meals, ...larder]

/** What is in the pack, by the first words of the title that say it. */
export function packed(order: Order): Serving {
  for (const [when, serve] of RULES) if (when.test(order.title)) return serve(order)
  return on(
    order.one(['board', 'slate'] as const),
    dip({
      colour: order.text('content', order.text('colour', '#c8843a')),
      bits: order.text('pieces', '#8a5a2c'),
    }),
  )
}
