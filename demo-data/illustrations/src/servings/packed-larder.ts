import { food } from '../tokens.ts'
import { batons, rosette, segmentsOf, shavings } from './garden.ts'
import { toasts } from './on-bread.ts'
import { bread, on, type Rule } from './order.ts'
import { pasta, risotto } from './pasta.ts'
import { dip, glasses, spice } from './poured.ts'
import { balls, brokenBar, drizzle, espresso } from './sweet.ts'

const SPREADS: readonly Rule[] = [
  [
    /pistacch/,
    (o) => o.one([bread('#8fa04a', 'grains'), on('board', dip({ colour: '#93a84a', bits: '#5f7a2c' }))]),
  ],
  [/nocciol|gianduia|cioccolat|cacao/, () => bread('#6a3a1c', 'grains')],
  [/tartuf/, () => bread('#4a3a30', '', 'walnuts')],
  [/nduja/, () => bread(food.nduja, '', 'chilli')],
  [
    /confettura|marmellata|composta|gelatina|cotognata|mosto cotto|saba/,
    (o) =>
      o.one([
        bread(o.text('content', food.jam), '', 'walnuts'),
        on('slate', dip({ colour: o.text('content', food.jam), bits: o.text('pieces', '#8a3a1c') })),
      ]),
  ],
  [
    /mostarda/,
    (o) =>
      on('plate', balls({ colours: [o.text('pieces', '#e0a83a'), '#d9502f', '#8fa04a'], r: 44, count: 22 })),
  ],
  [/cipoll/, () => bread('#a8506a', 'onion')],
  [
    /patè|pate|crema|salsa|bruschetta|battuto/,
    (o) =>
      on(
        o.one(['board', 'slate'] as const),
        dip({ colour: o.text('content', '#8a6a3c'), bits: o.text('pieces', '#5a4a2a') }),
      ),
  ],
]

const GARDEN: readonly Rule[] = [
  [
    /porcin|fungh|chiodin|finferl/,
    (o) =>
      o.one([
        on('plate', shavings({ edge: food.porcini, flesh: '#e2c48e', mushroom: true, count: 15 })),
        on('plate', risotto({ colour: '#e9d3a0', top: 'meat' })),
      ]),
  ],
  [
    /carciof|lampascion/,
    () => on('plate', rosette({ colour: '#9a9a56', rib: '#e0dca8', tip: '#7a6a4a', count: 16 })),
  ],
  [
    /capper|cucunc/,
    () => on('bowl', balls({ colours: ['#6f7f3a', '#86924a', '#5a6a2c'], r: 17, count: 110 })),
  ],
  [
    /oliv/,
    (o) =>
      on(
        'plate',
        balls({
          colours: o.one([
            ['#93a43e', '#4c3744'],
            ['#6f7a2c', '#93a43e'],
            ['#3a2a34', '#5f4757'],
          ] as const),
          r: 26,
          ratio: 0.86,
        }),
      ),
  ],
  [
    /peperoncin|'nduja|piccant/,
    () => on('plate', balls({ colours: ['#c8341f', '#d9502f', '#9a1f14'], r: 40, count: 24 })),
  ],
  [/peperon|crusch/, () => on('plate', batons({ colours: ['#b02418', '#d9502f'], width: 44 }))],
  [/pomodor.*secch|secchi/, () => on('plate', segmentsOf({ skin: '#8a1f14', flesh: '#c8472a', count: 9 }))],
  [
    /melanzan|zucchin|giardiniera|verdur/,
    () => on('plate', batons({ colours: ['#7a4a6a', '#d9c28a', '#8fa04a', '#e08a2c'], width: 30 })),
  ],
  [
    /pesch|albicocc|pere|sciropp|ciliegi|amaren/,
    (o) =>
      on(
        'bowl',
        balls({ colours: [o.text('pieces', '#e8a03a'), o.text('content', '#d9601e')], r: 46, count: 22 }),
      ),
  ],
  [
    /fich|datter|prugn/,
    () => on('plate', balls({ colours: ['#8a5a3a', '#a8744a', '#6a3f2a'], r: 40, ratio: 0.8, count: 26 })),
  ],
]

const PANTRY: readonly Rule[] = [
  [/polvere|grattugiat/, (o) => on('bare', spice({ colour: o.text('content', '#b8341f'), form: 'powder' }))],
  [/caff|cialde/, (o) => on('plate', espresso({ cup: o.one(['#fbf7ec', '#7c2b2f', '#6fa7c4']) }))],
  [/tisan|infus|camomill/, () => on('board', glasses({ colour: '#c9b04a', extra: 'lemon' }))],
  [/zafferan/, () => on('plate', risotto({ colour: '#f2b52c', grain: '#f8d878', top: 'saffron' }))],
  [
    /confetti/,
    () => on('bowl', balls({ colours: ['#ffffff', '#f7eadf', '#f3dbe0'], r: 27, ratio: 0.8, count: 60 })),
  ],
  [
    /radice|bastoncin/,
    () =>
      on(
        'board',
        batons({ colours: ['#7a5230', '#5f3f24'], width: 18, length: 260, curved: false, count: 16 }),
      ),
  ],
  [/liquirizi/, () => on('slate', brokenBar({ colour: '#2a1a16' }))],
  [
    /^(fiore di )?sale/,
    (o) => on('bare', spice({ colour: /erbe/.test(o.title) ? '#c3cba4' : '#eef0ee', form: 'powder' })),
  ],
  [
    /bottarg/,
    () => on('plate', pasta({ shape: 'strands', sauce: '#e0a04a', tint: 0.12, top: '', cheese: false })),
  ],
  [
    /\bpepe\b|ginepro|bacch|anice|semi|finocch|origan|alloro/,
    (o) => on('bare', spice({ colour: o.text('content', '#4a3a30'), form: 'seeds' })),
  ],
  [
    /mandorl|noc|pinol|pistacch|arachid/,
    (o) => on('bowl', balls({ colours: [o.one(['#a8622c', '#c89a5c', '#dba862'])], r: 25, ratio: 0.8 })),
  ],
  [/miele|melata/, () => on('board', drizzle(food.honey, toasts({})))],
  [
    /polver|spezi|paprik|peperon/,
    (o) => on('bare', spice({ colour: o.text('content', '#b8441f'), form: 'powder' })),
  ],
]

export const larder: readonly Rule[] = [...SPREADS, ...PANTRY, ...GARDEN]
