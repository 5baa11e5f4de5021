import { flourWell } from './baked.ts'
import { rounds } from './cold-cuts.ts'
import { batons } from './garden.ts'
import { fishes } from './on-bread.ts'
import { bread, on, type Rule } from './order.ts'
import { grains, pasta, risotto, soup } from './pasta.ts'
import { oilDish } from './poured.ts'
import { balls } from './sweet.ts'

/** Titles that a later, broader rule would take for something else. */
const FIRST: readonly Rule[] = [
  [/^olio/, (o) => on('bare', oilDish({ colour: o.one(['#a8a32a', '#c2a51e']) }))],
  [
    /bottarga/,
    () => on('plate', pasta({ shape: 'strands', sauce: '#e0a04a', tint: 0.14, top: '', cheese: true })),
  ],
  [
    /peperoncini ripieni/,
    () => on('plate', balls({ colours: ['#c8341f', '#d9502f', '#9a1f14'], r: 40, count: 24 })),
  ],
  [
    /crusc/,
    () =>
      on('plate', batons({ colours: ['#7a1a14', '#a82a1c', '#8f2018'], width: 52, length: 150, count: 18 })),
  ],
  [/riso nero/, () => on('plate', risotto({ colour: '#4a3844', grain: '#3a2832', top: 'clams' }))],
  [/riso rosa/, () => on('plate', risotto({ colour: '#e6bfae', grain: '#f3dacb', top: 'greens' }))],
  [/rafano|kren/, () => bread('#f3ecd6', '', 'rosemary')],
]

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

export const meals: readonly Rule[] = [...FIRST, ...PASTA, ...SAUCES, ...SEA, ...DRY]
