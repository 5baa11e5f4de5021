// Servings of what is packed in jars, tins, tubes, bags and sacks: the title says what is inside.
import { food } from '../tokens.ts'
import { fishes, rounds, toasts } from './board.ts'
import type { Contents } from './contents.ts'
import { batons, dip, glasses, rosette, segmentsOf, shavings, spice } from './garden.ts'
import { grains, pasta, risotto, soup } from './pasta.ts'
import type { DishName, Serving } from './serving.ts'
import type { Order } from './serving-of.ts'
import { balls, brokenBar, drizzle, espresso, flourWell } from './sweet.ts'

type Rule = readonly [when: RegExp, serve: (o: Order) => Serving]

const on = (dish: DishName, contents: Contents): Serving => ({ dish, contents })
const bread = (colour: string, over = '', extra = '') =>
  on('longBoard', toasts({ spread: colour, over, extra }))

const PASTA: readonly Rule[] = [
  [
    /pizzoccher/,
    () =>
      on(
        'plate',
        pasta({ shape: 'pizzoccheri', colour: '#a88a5c', sauce: '#e8d9a0', tint: 0.05, top: 'greens' }),
      ),
  ],
  [
    /fregola|fregula/,
    () => on('bowl', soup({ bean: '#d9a85a', broth: '#c8602c', rx: 11, ry: 10, count: 190 })),
  ],
  [/cous ?cous/, () => on('plate', grains({ colour: '#ecc874', rx: 6, ry: 5, count: 420 }))],
  [
    /rigatoni|mezze maniche|penne|ziti|candele/,
    (o) =>
      on(
        'plate',
        pasta({ shape: 'rigatoni', sauce: o.one(['#c8341f', '#a8482a']), top: o.one(['basil', 'meat']) }),
      ),
  ],
  [
    /paccheri|calamarata/,
    (o) =>
      on(
        'plate',
        pasta({ shape: 'paccheri', sauce: o.one(['#e0522a', '#e8d9a0']), top: o.one(['clams', 'basil']) }),
      ),
  ],
  [
    /fusilli|trofie|busiate|strozzapreti|casarecce/,
    (o) =>
      on(
        'plate',
        pasta({
          shape: 'fusilli',
          sauce: o.one(['#5f8a3c', '#c8341f', '#d9a03a']),
          tint: 0.3,
          top: o.one(['basil', '']),
        }),
      ),
  ],
  [
    /orecchiette|malloreddus|cavatelli|strascinati/,
    (o) =>
      on(
        'plate',
        pasta({ shape: 'orecchiette', sauce: o.one(['#d9b02a', '#c8341f']), tint: 0.1, top: 'greens' }),
      ),
  ],
  [
    /spaghett|linguine|bigoli|bucatini|maccheroncini|tonnarelli|vermicelli|pici|tajarin|tagliolini|capelli/,
    (o) =>
      on(
        'plate',
        pasta({
          shape: 'strands',
          sauce: o.one(['#c8341f', '#e8c860', '#b0522a']),
          tint: 0.12,
          top: o.one(['basil', 'meat', 'clams', 'truffle']),
        }),
      ),
  ],
  [
    /tagliatelle|pappardelle|fettuccine|lasagne|fileja/,
    (o) =>
      on('plate', pasta({ shape: 'ribbons', sauce: '#a8482a', top: o.one(['meat', 'basil']), tint: 0.15 })),
  ],
]

const SAUCES: readonly Rule[] = [
  [
    /pesto/,
    (o) => on('plate', pasta({ shape: o.one(['fusilli', 'strands'] as const), sauce: '#5f8a3c', tint: 0.4 })),
  ],
  [
    /vongole/,
    () => on('plate', pasta({ shape: 'strands', sauce: '#ecdcae', tint: 0, top: 'clams', cheese: false })),
  ],
  [/amatriciana/, () => on('plate', pasta({ shape: 'rigatoni', sauce: '#c8341f', top: 'meat' }))],
  [
    /ragù|ragu|cinghiale/,
    () => on('plate', pasta({ shape: 'ribbons', sauce: '#8f3a22', top: 'meat', tint: 0.2 })),
  ],
  [
    /sugo|salsa di pomodoro|passata|pelati|estratto|concentrato|datterini|corbarin|san marzano/,
    (o) => on('plate', pasta({ shape: o.one(['strands', 'paccheri', 'rigatoni'] as const) })),
  ],
]

const SEA: readonly Rule[] = [
  [
    /tonno|ventresca|bonito|palamita/,
    (o) =>
      on(
        'plate',
        fishes({
          colour: '#d99a84',
          belly: '#f3cdb4',
          whole: false,
          count: o.one([4, 5, 6]),
          oil: '#d9b02a',
        }),
      ),
  ],
  [
    /polpo|moscardin|seppi|calamar/,
    () => on('plate', rounds({ colour: '#b0525a', rim: '#7a2a3a', fat: 4, r: 46, extra: 'lemon' })),
  ],
  [/acciugh|alici/, (o) => bread(/verde/.test(o.title) ? '#6f9a3a' : '#fbf0c4', 'fillets', 'lemon')],
  [
    /sgombr|\bsard[ei]\b|trota|muggine|pesce|baccal/,
    (o) => on('plate', fishes({ colour: '#7f9aa6', whole: false, count: o.one([4, 5]), oil: '#d9b02a' })),
  ],
  [
    /vongole|cozze|frutti di mare/,
    () => on('plate', pasta({ shape: 'strands', sauce: '#ecdcae', tint: 0, top: 'clams', cheese: false })),
  ],
]

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

const DRY: readonly Rule[] = [
  [
    /farina.*(mais|polenta)|polenta|bramata/,
    () => on('plate', risotto({ colour: '#f2bc3a', grain: '', top: 'meat' })),
  ],
  [/grano saraceno/, () => on('board', flourWell({ colour: '#cfc3b4', yolks: 1 }))],
  [/castagne/, () => on('board', flourWell({ colour: '#d9bf9a', yolks: 1 }))],
  [
    /farina|semola/,
    (o) => on('board', flourWell({ colour: o.one(['#fbf6ea', '#f3e6c0']), yolks: o.one([1, 2, 3]) })),
  ],
  [
    /lenticchi.*ner/,
    () => on('bowl', soup({ bean: '#3a3430', broth: '#7a5a3a', rx: 11, ry: 10, count: 200 })),
  ],
  [
    /lenticchi/,
    (o) =>
      on(
        'bowl',
        soup({
          bean: o.one(['#8a6a3c', '#a07a44', '#7a6a3a']),
          broth: o.one(['#a8622c', '#8a5a2c']),
          rx: 11,
          ry: 10,
          count: 200,
        }),
      ),
  ],
  [/ceci ner/, () => on('bowl', soup({ bean: '#4a3228', broth: '#b9622c', rx: 15, ry: 13 }))],
  [
    /cec|cicerch/,
    (o) =>
      on(
        'bowl',
        soup({ bean: o.one(['#e2b869', '#d9b87a']), broth: o.one(['#c8702c', '#b98a4a']), rx: 15, ry: 13 }),
      ),
  ],
  [
    /farro|orzo|grano|zuppa|cuccìa/,
    (o) =>
      on(
        'bowl',
        soup({
          bean: o.one(['#d9b074', '#c8985a', '#e6cc98']),
          broth: o.one(['#b9622c', '#8a6a3c', '#a87a34']),
          rx: 15,
          ry: 8,
          count: 150,
        }),
      ),
  ],
  [
    /fagiol|fave|piselli|roveja/,
    (o) =>
      on(
        'bowl',
        soup({
          bean: o.one(['#f3e2c4', '#e8cfa8', '#c9c27a']),
          broth: o.one(['#b9622c', '#c98a4a']),
          rx: 16,
          ry: 11,
        }),
      ),
  ],
  [
    /riso|carnaroli|vialone|arborio/,
    (o) =>
      on(
        'plate',
        risotto({
          colour: o.one(['#f4e4b8', '#f2c44a', '#d9a8b4']),
          grain: o.one(['#fbf3da', '#f8e2a0']),
          top: o.one(['saffron', 'greens', 'truffle']),
        }),
      ),
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
    /pepe|ginepro|bacch|anice|semi|finocch|origan|alloro/,
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

const RULES: readonly Rule[] = [...PASTA, ...SAUCES, ...SEA, ...DRY, ...SPREADS, ...PANTRY, ...GARDEN]

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
