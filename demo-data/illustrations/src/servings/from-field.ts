import { food } from '../tokens.ts'
import { batons, discs, rosette, segmentsOf, shavings } from './garden.ts'
import { near, type Order, on, type Serve } from './order.ts'
import { grains, pasta, risotto, soup } from './pasta.ts'
import { spice } from './poured.ts'
import type { Serving } from './serving.ts'
import { balls } from './sweet.ts'

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

export const fromField: Record<string, Serve> = {
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
  crate: () => on('bowl', rosette({ colour: '#7fa34a', rib: '#e6efcf' })),
}
