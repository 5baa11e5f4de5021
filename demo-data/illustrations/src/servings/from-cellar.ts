import { food } from '../tokens.ts'
import { caprese, chunks, opened, wedges } from './cheese.ts'
import { discs, rosette } from './garden.ts'
import { toasts } from './on-bread.ts'
import { near, type Order, on, type Serve } from './order.ts'
import { pasta, soup } from './pasta.ts'
import { glasses, oilDish } from './poured.ts'
import type { Serving } from './serving.ts'
import { drizzle, espresso } from './sweet.ts'

const nibbles = ['olives', 'grapes', 'walnuts', 'figs', 'bread', 'tomatoes'] as const

const wineGlass = (o: Order): Serving => {
  const colour = o.text('colour', 'red')
  const tint =
    colour === 'white'
      ? o.one(['#f0d878', '#e9cf60', '#f4e49a', '#d9a83a'])
      : colour === 'rose'
        ? '#ee8a82'
        : o.one(['#7a1630', '#8a1f33', '#5f1228', '#9a2a3a'])
  return on(
    o.one(['board', 'slate', 'longBoard', 'bare'] as const),
    glasses({ colour: tint, extra: o.one(nibbles) }),
  )
}

const liqueurTint = (title: string): string =>
  /limon/.test(title)
    ? '#f2d23a'
    : /mirto/.test(title)
      ? '#5a1a3a'
      : /nocino|liquirizia/.test(title)
        ? '#2a160c'
        : /genep|erbe verdi/.test(title)
          ? '#a8b84a'
          : /genziana|riserva|amaro/.test(title)
            ? '#b8702a'
            : '#dfe6e4'

const bottled = (o: Order): Serving => {
  if (/olio/.test(o.title)) {
    const colour = o.one(['#c2a51e', '#a8a32a', '#d9b82e', '#8f9a2c'])
    return o.one([
      on('bare', oilDish({ colour, crust: o.one(['#b9722c', '#8a4f24', '#c8863c']) })),
      on(
        'longBoard',
        toasts({
          over: 'oil',
          crust: o.one(['#b9722c', '#8a5a2c']),
          extra: o.one(['olives', 'tomatoes', 'rosemary']),
        }),
      ),
      on('plate', drizzle(colour, caprese({}))),
      on(
        'bowl',
        soup({ bean: o.one(['#f6ecd6', '#e2b869', '#8a6a3c']), broth: o.one(['#b9622c', '#c98a4a']) }),
      ),
    ])
  }
  if (/aceto/.test(o.title))
    return on('plate', drizzle('#b8702a', rosette({ colour: '#7fa34a', rib: '#e6efcf' })))
  return on(
    o.one(['slate', 'board', 'bare'] as const),
    glasses({
      colour: liqueurTint(o.title),
      small: true,
      ice: o.one([true, false]),
      extra: /limon/.test(o.title) ? 'lemon' : o.one(['walnuts', 'grapes', 'figs']),
    }),
  )
}

const syrup = (o: Order): Serving =>
  /colatura/.test(o.title)
    ? on('plate', pasta({ shape: 'strands', sauce: '#d9b86a', tint: 0.05, top: 'greens', cheese: false }))
    : o.one([
        on('slate', chunks({ drops: '#3a1808', extra: o.one(['pear', 'figs']) })),
        on('plate', drizzle('#3a1808', opened({ extra: 'figs' }))),
        on('bare', oilDish({ colour: '#c9b02a', drops: '#2a120a' })),
        on(
          'plate',
          drizzle(
            '#3a1808',
            discs({ rind: '#c9281a', flesh: '#ee6a4a', pith: '#e0452c', segments: 6, leaf: food.basil }),
          ),
        ),
      ])

const honey = (o: Order): Serving => {
  const colour = near(o, o.text('content', /castagno|bosco|melata/.test(o.title) ? '#a8621c' : food.honey))
  return o.one([
    on('longBoard', toasts({ spread: colour, extra: 'walnuts' })),
    on('board', drizzle(colour, wedges({ extra: 'walnuts' }))),
    on('plate', drizzle(colour, chunks({ paste: '#f8ecc4', extra: 'pear' }))),
  ])
}

export const fromCellar: Record<string, Serve> = {
  bottle: bottled,
  wine: wineGlass,
  sparkling: (o) =>
    on(
      o.one(['slate', 'board'] as const),
      glasses({ colour: '#f0d878', bubbles: true, extra: o.one(nibbles) }),
    ),
  beer: (o) =>
    on(
      'board',
      glasses({ colour: o.text('drink', '#d98a1c'), bubbles: true, extra: o.one(['olives', 'bread']) }),
    ),
  cruet: syrup,
  'jar-honey': honey,
  coffee: (o) =>
    on(
      'plate',
      espresso({
        cup: o.one(['#fbf7ec', '#e3ecec', '#d9502f', '#2c6b6d', '#f3c64a']),
        crema: o.one(['#b8763a', '#a8642a', '#c98a4a']),
      }),
    ),
  passata: (o) =>
    on(
      'plate',
      pasta({
        shape: o.one(['strands', 'rigatoni', 'paccheri'] as const),
        top: /pesce|brodetto/.test(o.title) ? 'clams' : 'basil',
      }),
    ),
}
