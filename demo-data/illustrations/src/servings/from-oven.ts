import { food } from '../tokens.ts'
import { breadSlices, quarters, sticks } from './baked.ts'
import { near, type Order, on, type Serve } from './order.ts'
import { pasta } from './pasta.ts'
import type { Serving } from './serving.ts'
import { type BiscuitShape, biscuitsOn, brokenBar, cakeSlices } from './sweet.ts'

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

export const fromOven: Record<string, Serve> = {
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
}
