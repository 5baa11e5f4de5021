import { food } from '../tokens.ts'
import { caprese, chunks, opened, wedges } from './cheese.ts'
import { toasts } from './on-bread.ts'
import { near, type Order, on, type Serve } from './order.ts'
import type { Serving } from './serving.ts'

const company = ['pear', 'figs', 'walnuts', 'grapes', 'honey', 'bread'] as const

const hard = (o: Order): Serving =>
  /romano|parmigiano|grana|trentingrana|fiore sardo/.test(o.title)
    ? on(
        o.one(['slate', 'board'] as const),
        chunks({
          paste: near(o, o.text('paste', '#f3dc98')),
          drops: o.one(['', '#3a1808', '#e0a01c']),
          extra: o.one(company),
        }),
      )
    : on(
        o.one(['board', 'slate', 'longBoard'] as const),
        wedges({
          paste: near(o, o.text('paste', food.cheese)),
          rind: o.text('rind', food.hardRind),
          holes: true,
          count: o.one([4, 5]),
          extra: o.one(company),
        }),
      )

const fresh = (o: Order): Serving =>
  /ricotta|robiola|stracchino|squacquerone|primo sale|caprino|mascarpone/.test(o.title)
    ? on('longBoard', toasts({ spread: '#fbf7ee', extra: o.one(['figs', 'tomatoes', 'honey', 'basil']) }))
    : on(
        'plate',
        /burrata|stracciatella/.test(o.title)
          ? opened({ extra: o.one(['tomatoes', 'figs']) })
          : caprese({ milk: near(o, food.milk) }),
      )

export const fromDairy: Record<string, Serve> = {
  wheel: hard,
  'small-cheese': hard,
  'square-cheese': hard,
  'pear-cheese': hard,
  'blue-cheese': (o) =>
    on(
      'slate',
      wedges({
        paste: '#f6efda',
        rind: '#d9cbb0',
        veins: food.blueVein,
        extra: o.one(['walnuts', 'honey', 'pear']),
      }),
    ),
  'fresh-cheese': fresh,
  mozzarella: fresh,
  'gift-box': () => on('board', wedges({ extra: 'grapes' })),
}
