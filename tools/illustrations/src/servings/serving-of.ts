// Which serving a product gets: from its kind and parameters, and for jars and packs from its title.
import { mix } from '../core/colour.ts'
import { hash } from '../core/random.ts'
import { wrapped } from '../core/svg.ts'
import type { Parameters } from '../kinds/kind.ts'
import { food } from '../tokens.ts'
import { caprese, chunks, fishes, opened, rounds, strips, toasts, waves, wedges } from './board.ts'
import type { Contents } from './contents.ts'
import { batons, discs, glasses, oilDish, rosette, segmentsOf, shavings, spice } from './garden.ts'

import { packed } from './packed.ts'
import { grains, pasta, risotto, soup } from './pasta.ts'
import type { DishName, Serving } from './serving.ts'
import {
  type BiscuitShape,
  balls,
  biscuitsOn,
  breadSlices,
  brokenBar,
  cakeSlices,
  drizzle,
  espresso,
  quarters,
  sticks,
} from './sweet.ts'

/** What decides a serving: the picture's parameters, the Italian title in lower case, and a number of its own. */
export type Order = {
  text: (name: string, fallback: string) => string
  flag: (name: string) => boolean
  title: string
  /** One of the choices, always the same for the same product. */
  one: <T>(choices: readonly T[]) => T
}

export const on = (dish: DishName, contents: Contents): Serving => ({ dish, contents })

const company = ['pear', 'figs', 'walnuts', 'grapes', 'honey', 'bread'] as const
const nibbles = ['olives', 'grapes', 'walnuts', 'figs', 'bread', 'tomatoes'] as const
const meats = ['olives', 'figs', 'bread', 'tomatoes', 'walnuts', 'rosemary'] as const

/** A colour moved a little, so that two products of one kind are not served alike. */
const near = (o: Order, colour: string): string =>
  mix(colour, o.one(['#fff2c8', '#5a3a1c', '#e08a3a', '#8a6a4a']), 0.1)

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

const shapesOf: Record<string, BiscuitShape> = {
  amaretti: 'round',
  cantucci: 'finger',
  ricciarelli: 'diamond',
  sfogliatelle: 'shell',
}

const loaf = (o: Order): Serving =>
  on(
    o.one(['longBoard', 'board'] as const),
    breadSlices({
      crust: o.text('crust', food.crust),
      crumb: o.text('crumb', food.crumb),
      count: o.one([4, 5, 6]),
      extra: o.one(['olives', 'honey', 'tomatoes']),
    }),
  )

const citrus = (o: Order): Serving =>
  on(
    'plate',
    discs({ rind: o.text('colour', food.orange), flesh: o.text('flesh', '#f7a53a'), r: o.one([76, 84, 90]) }),
  )

const legume = (o: Order): Serving => {
  const bean =
    { borlotti: '#d9a88a', cannellini: '#f6ecd6', chickpeas: '#e2b869', beans: '#7a2f2a', fava: '#c9c27a' }[
      o.text('species', 'borlotti')
    ] ?? '#e2b869'
  if (o.one([0, 1, 2]) === 2) return on('plate', grains({ colour: bean, rx: 17, ry: 12, count: 200 }))
  return on(
    'bowl',
    soup({
      bean,
      broth: o.one(['#b9622c', '#a8743c', '#c8844a']),
      rx: 19,
      ry: 13,
      speck: o.text('species', 'borlotti') === 'borlotti' ? '#8a3a3a' : '',
    }),
  )
}

/** Servings by kind; a kind that is not here is served by what its title says. */
const servings: Record<string, (o: Order) => Serving> = {
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
  passata: (o) =>
    on(
      'plate',
      pasta({
        shape: o.one(['strands', 'rigatoni', 'paccheri'] as const),
        top: /pesce|brodetto/.test(o.title) ? 'clams' : 'basil',
      }),
    ),
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
        rim: o.text('crust', '#8a4a1c'),
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
  loaf,
  flatbread: () => on('longBoard', quarters({ colour: '#e6bd6a', spots: '#8a5a24', crisp: true })),
  carasau: (o) =>
    on(
      'board',
      quarters({
        colour: o.text('colour', food.crispBread),
        crisp: !o.flag('soft'),
        filling: o.flag('soft') ? '#f6efe2' : '',
      }),
    ),
  breadsticks: (o) => on('bare', sticks({ seeds: /semi|sesamo/.test(o.title) })),
  taralli: (o) =>
    on(
      'plate',
      biscuitsOn({
        shape: 'ring',
        colour: o.text('colour', food.biscuit),
        nuts: o.flag('seeds') ? '#5a4a1c' : '',
        count: o.one([10, 12]),
        extra: 'olives',
      }),
    ),
  biscuits: (o) =>
    on(
      'plate',
      biscuitsOn({
        shape: o.one(['round', 'oval'] as const),
        colour: o.text('colour', food.biscuit),
        dust: true,
      }),
    ),
  'almond-biscuits': (o) => {
    const name = o.text('shape', 'cantucci')
    return on(
      'plate',
      biscuitsOn({
        shape: shapesOf[name] ?? 'round',
        colour: o.text('colour', food.biscuit),
        nuts: name === 'cantucci' ? '#a8622c' : '',
        dust: name !== 'cantucci',
        count: name === 'sfogliatelle' ? 7 : 10,
      }),
    )
  },
  cake: () => on('plate', cakeSlices({ fruit: '#e07a1c', fruit2: '#4a1f14' })),
  pandoro: () =>
    on('plate', cakeSlices({ crumb: food.butterCrumb, crust: food.butterCrust, dust: true, count: 3 })),
  nougat: (o) =>
    on(
      'board',
      brokenBar({ colour: o.text('paste', food.nougat), nuts: o.text('nut', '#a8622c'), long: true }),
    ),
  chocolate: (o) =>
    on(
      'slate',
      brokenBar({
        colour: near(o, /latte|gianduia/.test(o.title) ? '#7a4a2a' : food.chocolate),
        nuts: /nocciole|mandorle|pistacchi/.test(o.title) ? '#b8743a' : '',
      }),
    ),
  coffee: (o) =>
    on(
      'plate',
      espresso({
        cup: o.one(['#fbf7ec', '#e3ecec', '#d9502f', '#2c6b6d', '#f3c64a']),
        crema: o.one(['#b8763a', '#a8642a', '#c98a4a']),
      }),
    ),
  nest: (o) =>
    on('plate', pasta({ shape: 'ribbons', sauce: '#a8482a', top: o.one(['meat', 'truffle']), tint: 0.15 })),
  filled: (o) =>
    on(
      'plate',
      pasta({
        shape: o.one([
          o.text('species', 'tortellini') === 'ravioli'
            ? 'ravioli'
            : o.text('species', 'tortellini') === 'culurgiones'
              ? 'culurgiones'
              : 'tortellini',
        ] as const),
        sauce: o.one(['#e8c060', '#c8341f']),
        tint: 0.08,
        top: o.one(['basil', 'greens']),
      }),
    ),
  legumes: legume,
  olives: (o) =>
    on(
      'plate',
      balls({
        colours: o.flag('mix') ? [food.olive, food.blackOlive, '#7f7a3a'] : [food.olive, '#a8b04a'],
        r: 26,
        ratio: 0.86,
        leaf: '#6f8a5a',
      }),
    ),
  nuts: (o) =>
    on(
      'bowl',
      balls({
        colours:
          o.text('species', 'hazelnut') === 'pistachio'
            ? ['#8fa04a', '#a8b45a', '#7a5a6a']
            : [o.text('colour', food.hazelnut), near(o, food.hazelnut)],
        r: o.one([24, 27]),
        ratio: 0.88,
      }),
    ),
  chestnut: () =>
    on('bowl', balls({ colours: [food.chestnut, '#8f3f1c', '#e6c58a'], r: 40, ratio: 0.86, count: 28 })),
  lemon: (o) => on('plate', discs({ r: o.one([80, 88]) })),
  orange: citrus,
  apple: () => on('plate', segmentsOf({ skin: food.apple, flesh: food.appleFlesh, seed: food.seed })),
  cherry: () => on('bowl', balls({ colours: [food.cherry, '#8f1730'], r: 34, count: 34, leaf: '#4f8a3a' })),
  tomato: (o) =>
    on(
      'plate',
      discs({
        rind: o.text('colour', food.tomato),
        flesh: '#ee6a4a',
        pith: '#e0452c',
        segments: 6,
        leaf: food.basil,
        r: o.text('shape', 'round') === 'long' ? 66 : 82,
      }),
    ),
  onion: () =>
    on('plate', discs({ rind: '#8a1f4a', flesh: '#f3d4e0', pith: '#c86a94', segments: 14, leaf: '' })),
  potato: () => on('longBoard', segmentsOf({ skin: food.potato, flesh: food.potatoFlesh, leaf: '#4f8a3a' })),
  pepper: () => on('plate', batons({ colours: ['#c8341f', '#d9502f', '#8a1a12'], width: 26, length: 170 })),
  radicchio: () => on('plate', rosette({ colour: food.radicchio })),
  artichoke: () => on('plate', rosette({ colour: '#8a9a56', rib: '#d9e0a8', tip: food.artichokeTip })),
  asparagus: () =>
    on(
      'plate',
      batons({
        colours: [food.asparagus, '#86ad58'],
        width: 30,
        length: 280,
        tip: food.asparagusTip,
        curved: false,
        count: 12,
      }),
    ),
  mushroom: () =>
    on('plate', shavings({ edge: food.porcini, flesh: food.porciniStem, mushroom: true, count: 16 })),
  truffle: (o) =>
    o.text('skin', '')
      ? on('plate', risotto({ top: 'truffle', colour: '#f4e2ae' }))
      : on('plate', pasta({ shape: 'strands', sauce: '#f0cc70', tint: 0, top: 'truffle', cheese: false })),
  herb: (o) =>
    o.text('species', 'basil') === 'oregano'
      ? on('bare', spice({ colour: '#7f8a4a', form: 'seeds' }))
      : on('plate', pasta({ shape: 'fusilli', sauce: '#5f8a3c', tint: 0.4 })),
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
  crate: () => on('bowl', rosette({ colour: '#7fa34a', rib: '#e6efcf' })),
  'gift-box': () => on('board', wedges({ extra: 'grapes' })),
}

/** The serving of a product. */
export function servingOf(kind: string, params: Parameters, titleIt: string, id: string): Serving {
  let turn = hash(`${id}-serving`)
  const title = titleIt.toLowerCase()
  const order: Order = {
    text: (name, fallback) => {
      const value = params[name]
      return typeof value === 'string' && value ? value : fallback
    },
    flag: (name) => params[name] === true,
    title,
    one: (choices) => {
      turn = Math.imul(turn ^ (turn >>> 15), 0x2c1b3c6d) >>> 0
      return wrapped(choices, turn % choices.length)
    },
  }
  return (servings[kind] ?? packed)(order)
}
