import { food } from '../tokens.ts'
import { rounds, strips, waves } from './cold-cuts.ts'
import { batons, shavings } from './garden.ts'
import { fishes, toasts } from './on-bread.ts'
import { near, type Order, on, type Serve } from './order.ts'
import { pasta } from './pasta.ts'
import type { Serving } from './serving.ts'

const meats = ['olives', 'figs', 'bread', 'tomatoes', 'walnuts', 'rosemary'] as const

const cured = (o: Order): Serving =>
  on(
    o.one(['plate', 'board', 'slate'] as const),
    waves({
      colour: near(o, o.text('meat', food.hamMeat)),
      count: o.one([8, 9, 10]),
      extra: o.text('garnish', '') === 'fig' ? 'figs' : o.one(['melon', 'figs', 'bread', 'pear']),
    }),
  )

const salami = (o: Order): Serving =>
  on(
    o.one(['board', 'longBoard', 'slate'] as const),
    rounds({
      colour: near(o, o.text('meat', food.meat)),
      rim: o.text('casing', food.casing),
      fat: o.one([18, 26, 40]),
      r: o.one([64, 70, 78]),
      extra: o.flag('chilli') ? 'chilli' : o.one(meats),
    }),
  )

const slabs = (o: Order): Serving =>
  /bresaola|mocetta|mosciame|slinzega/.test(o.title)
    ? on('plate', rounds({ colour: near(o, '#8a2430'), rim: '#4a1820', fat: 5, r: 84, extra: 'lemon' }))
    : on(
        'longBoard',
        strips({
          colour: near(o, o.text('cut', 'speck') === 'lardo' ? '#f3d8cc' : '#b0343c'),
          rind: o.text('cut', '') === 'lardo' ? '#8a8a5c' : food.smokedRind,
          count: o.one([7, 8, 9]),
          extra: o.one(['rosemary', 'bread', '']),
        }),
      )

export const fromCured: Record<string, Serve> = {
  ham: cured,
  salame: salami,
  sausage: (o) =>
    on(
      'longBoard',
      batons({ colours: [o.text('colour', '#b04a3a'), '#9a3a2e'], length: 220, width: 74, count: 7 }),
    ),
  slab: slabs,
  roast: (o) =>
    on(
      'board',
      rounds({
        colour: near(o, o.text('meat', '#d9a48a')),
        rim: o.text('skin', '#8a4a1c'),
        fat: 14,
        r: 92,
        extra: 'rosemary',
      }),
    ),
  mortadella: () =>
    on(
      'plate',
      rounds({
        colour: food.mortadella,
        rim: '#d98a7a',
        fat: 9,
        fatColour: '#fdf3ea',
        green: true,
        r: 88,
        extra: 'bread',
      }),
    ),
  cotechino: (o) =>
    on(
      'plate',
      rounds({
        colour: food.cookedMeat,
        rim: food.cookedCasing,
        fat: 34,
        r: o.flag('trotter') ? 60 : 76,
        extra: '',
      }),
    ),
  nduja: () => on('longBoard', toasts({ spread: food.nduja, extra: 'chilli' })),
  bottarga: (o) =>
    o.one([
      on('plate', pasta({ shape: 'strands', sauce: '#e0a04a', tint: 0.1, top: 'greens', cheese: false })),
      on(
        'board',
        shavings({ edge: '#8a4a1c', flesh: o.text('colour', '#c8742a'), count: 16, extra: 'lemon' }),
      ),
    ]),
  'fish-tin': (o) =>
    /alici|acciugh/.test(o.title) && !/marinate/.test(o.title)
      ? on('longBoard', toasts({ spread: '#fbf0c4', over: 'fillets', extra: 'lemon' }))
      : on(
          'plate',
          fishes({
            colour: o.text('fish', food.fish),
            whole: !o.flag('fillets') && !/filett|fette|affumicat/.test(o.title),
            count: o.one([5, 6]),
            oil: /olio/.test(o.title) ? '#d9b02a' : '',
          }),
        ),
  fish: (o) =>
    on(
      'plate',
      fishes({
        colour: o.text('colour', food.fish),
        whole: o.text('species', 'whole') === 'whole',
        count: 4,
      }),
    ),
}
