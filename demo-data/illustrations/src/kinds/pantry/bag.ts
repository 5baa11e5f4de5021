import { type Ramp, ramp } from '../../core/colour.ts'
import { lettering } from '../../core/lettering.ts'
import type { Sheet } from '../../core/sheet.ts'
import { stops } from '../../core/sheet.ts'
import { ellipse, path, place, rect, round, stroke } from '../../core/svg.ts'
import { ink as inks, paper } from '../../tokens.ts'
import { defineKind } from '../kind.ts'

const GOLD = { edge: '#9c6a1e', light: '#fbe3a0', base: '#f0c869', core: '#e2b352', hole: '#6d4310' }

/** One piece of pasta, centred on 0,0. */
export const pasta = {
  rigatoni(sheet: Sheet, { length = 58, radius = 20 } = {}) {
    const [l, r] = [length / 2, radius]
    let out = path(
      `M${-l} ${-r}H${l}A${round(r * 0.42)} ${r} 0 0 1 ${l} ${r}H${-l}A${round(r * 0.42)} ${r} 0 0 1 ${-l} ${-r}Z`,
      {
        fill: sheet.linear(stops([0, 0.28, 0.62, 1], [GOLD.base, GOLD.light, GOLD.core, GOLD.edge]), 'down'),
      },
    )
    for (let i = -4; i <= 4; i += 1)
      out += stroke(
        `M${round(-l + r * 0.3)} ${round(r * Math.sin(i * 0.33))}H${round(l + r * 0.38 * Math.cos(i * 0.33))}`,
        '#b07a25',
        1.6,
        { opacity: 0.5 },
      )
    return (
      out +
      ellipse(-l, 0, r * 0.42, r, { fill: '#f5d488' }) +
      ellipse(-l, 0, r * 0.3, r * 0.78, { fill: sheet.linear([GOLD.hole, '#c78f3a'], 'down') })
    )
  },
  paccheri: (sheet: Sheet, { length = 66, radius = 30 } = {}) => pasta.rigatoni(sheet, { length, radius }),
  pizzoccheri(sheet: Sheet, { length = 84, radius = 13 } = {}) {
    const [l, r] = [length / 2, radius]
    const d = `M${-l} ${-r}Q0 ${-r - 12} ${l} ${-r + 4}L${l - 3} ${r + 2}Q0 ${r - 10} ${-l + 3} ${r}Z`
    return (
      sheet.solid(d, { fill: sheet.linear(['#c9a478', '#a67c50', '#7a5430'], 'down'), ink: '#4a3018' }) +
      stroke(`M${-l + 8} ${-r + 6}Q0 ${-r - 4} ${l - 10} ${-r + 8}`, '#e9d3b0', 2.4, { opacity: 0.7 })
    )
  },
  orecchiette(sheet: Sheet, { radius = 25 } = {}) {
    const r = radius
    return (
      ellipse(0, 0, r, r * 0.86, {
        fill: sheet.radial(stops([0, 0.6, 1], ['#fdf0c4', '#edc86e', '#a8741f'])),
      }) +
      ellipse(r * 0.08, r * 0.06, r * 0.66, r * 0.52, {
        fill: sheet.radial(stops([0, 0.7, 1], ['#b07e2a', '#e0b354', '#f2d48a']), {
          cx: 0.4,
          cy: 0.3,
          r: 0.8,
        }),
      }) +
      stroke(`M${-r * 0.3} ${-r * 0.1}Q0 ${-r * 0.3} ${r * 0.4} ${-r * 0.05}`, '#8f5f16', 1.8, {
        opacity: 0.5,
      })
    )
  },
  fusilli(sheet: Sheet, { length = 66, radius = 15 } = {}) {
    let out = ''
    for (let i = 0; i < 5; i++) {
      const x = -length / 2 + (i * length) / 4.6
      out += path(
        `M${round(x - 4)} ${-radius}Q${round(x + 16)} ${-radius - 3} ${round(x + 18)} ${radius}Q${round(x + 4)} ${radius + 4} ${round(x - 2)} ${radius - 3}Q${round(x + 6)} 0 ${round(x - 4)} ${-radius}Z`,
        { fill: sheet.linear(stops([0, 0.5, 1], [GOLD.light, GOLD.core, GOLD.edge]), 'rightDown') },
      )
    }
    return out
  },
  spaghetti: (_sheet: Sheet, { length = 118, radius = 16 } = {}) => strands(length, radius, 4.4),
  linguine: (_sheet: Sheet, { length = 118, radius = 18 } = {}) => strands(length, radius, 7),
  trofie(sheet: Sheet, { length = 72, radius = 9 } = {}) {
    const [l, r] = [length / 2, radius]
    const d = `M${-l} 0Q${round(-l * 0.4)} ${-r * 1.5} 0 ${-r}T${l} 0Q${round(l * 0.4)} ${r * 1.5} 0 ${r}T${-l} 0Z`
    const turns = [-0.5, -0.2, 0.1, 0.4]
      .map((k) =>
        stroke(`M${round(l * k)} ${-r}Q${round(l * k + 9)} 0 ${round(l * k + 3)} ${r}`, '#9c6a1e', 2.6, {
          opacity: 0.6,
        }),
      )
      .join('')
    return (
      path(d, {
        fill: sheet.linear(stops([0, 0.3, 0.65, 1], [GOLD.base, GOLD.light, GOLD.core, GOLD.edge]), 'down'),
      }) + turns
    )
  },
  beans: (sheet: Sheet) =>
    ellipse(0, 0, 22, 14, { fill: sheet.sphere('#efe2c4') }) + stroke('M-8 6Q0 2 8 6', '#a8875a', 2.4),
  sticks: (sheet: Sheet, { length = 120 } = {}) =>
    rect(-length / 2, -9, length, 18, {
      fill: sheet.linear(['#a87a48', '#7a5230', '#4a2f1a'], 'down'),
      rx: 5,
    }) + ellipse(length / 2, 0, 5, 9, { fill: '#e3c07a' }),
  beads: (sheet: Sheet) => grains(sheet, '#e0ad52', 7, 7),
  rice: (sheet: Sheet) => grains(sheet, '#f3d9c8', 10, 4),
  soup: (sheet: Sheet) =>
    grains(sheet, '#8a6a3c', 7, 6) +
    place(10, 6, ellipse(0, 0, 17, 12, { fill: sheet.sphere('#d9a88a') })) +
    place(-14, -8, ellipse(0, 0, 13, 12, { fill: sheet.sphere('#e2b869') })),
  powder: (sheet: Sheet) =>
    path('M-46 16Q-30-22 0-24Q30-22 46 16Q0 26-46 16Z', {
      fill: sheet.linear(['#fffdf6', '#f3e6c8', '#d3bd8e'], 'diagonal'),
    }),
}

/** A pinch of small grains. */
const grains = (sheet: Sheet, colour: string, rx: number, ry: number): string =>
  Array.from({ length: 14 }, (_, i) => {
    const [a, q] = [i * 2.4, 5 + i * 2.1]
    const grain =
      ellipse(1, 2, rx, ry, { fill: GOLD.hole, opacity: 0.5 }) +
      ellipse(0, 0, rx, ry, { fill: sheet.sphere(colour) })
    return place(q * Math.cos(a), q * 0.8 * Math.sin(a), grain, { rotate: i * 47 })
  }).join('')

/** A sheaf of long pasta, `width` the one strand. */
const strands = (length: number, radius: number, width: number): string =>
  Array.from({ length: Math.floor((radius * 2) / width) }, (_, i) => {
    const y = -radius + i * width + width / 2
    const [from, to] = [-length / 2 + ((i * 5) % 7), length / 2 - ((i * 3) % 8)]
    return (
      stroke(`M${round(from)} ${round(y)}H${round(to)}`, GOLD.edge, width + 0.8) +
      stroke(`M${round(from)} ${round(y - 0.6)}H${round(to)}`, i % 2 ? GOLD.base : GOLD.light, width - 1.2)
    )
  }).join('')

/** Shapes so small that a window takes many more of them. */
const FINE: readonly (keyof typeof pasta)[] = ['beans', 'beads', 'rice', 'soup', 'powder']

type Params = {
  paper: string
  shape: keyof typeof pasta
  word: string
  small: string
  place: string
  accent: string
}

const DEFAULTS: Params = {
  paper: paper.sugar,
  shape: 'rigatoni',
  word: 'RIGATONI',
  small: 'trafilati al bronzo',
  place: 'Campania',
  accent: '#c8452b',
}

/** Pasta bag in sugar paper with a window; `shape` names the pasta inside. */
export default defineKind({
  name: 'bag',
  title: 'Pacco di pasta in carta da zucchero',
  schemes: ['campania', 'puglia', 'emilia', 'lazio', 'toscana'],
  frame: { scale: 1.3, y: 716, x: 392 },
  defaults: DEFAULTS,
  choices: {
    shape: [
      'rigatoni',
      'paccheri',
      'pizzoccheri',
      'orecchiette',
      'fusilli',
      'spaghetti',
      'linguine',
      'trofie',
      'beans',
      'sticks',
      'beads',
      'rice',
      'soup',
      'powder',
    ],
  },
  draw: (sheet, p) =>
    sheet.shadow({ width: 200, height: 26, offset: 60 }) +
    pack(sheet, ramp(p.paper)) +
    windowOf(sheet, p) +
    card(sheet, p) +
    loose(sheet, p),
})

/** The paper bag, folded over and clipped at the top. */
function pack(sheet: Sheet, t: Ramp): string {
  const body = 'M-132 0Q-140-160-126-392L126-392Q140-160 132 0Q0 10-132 0Z'
  const creases =
    path('M-126-392L-96-300L-112-150L-100 0H-140V-392Z', { fill: '#fff', opacity: 0.12 }) +
    path('M126-392L104-310L118-160L106 0H150V-392Z', { fill: t.deep, opacity: 0.36 })
  return (
    sheet.solid(body, {
      fill: sheet.linear(stops([0, 0.2, 0.55, 1], [t.dark, t.light, t.base, t.dark])),
      inside: creases,
      ink: t.ink,
      start: 0.45,
      alpha: 0.85,
    }) +
    path('M-130-386L-122-452H122L130-386Z', {
      fill: sheet.linear(stops([0, 0.25, 1], [t.base, t.light, t.dark])),
    }) +
    stroke('M-130-386H130', t.ink, 3, { opacity: 0.5 }) +
    stroke('M-126-402H126', t.pale, 1.5, { opacity: 0.6 }) +
    rect(-132, -424, 264, 16, { rx: 3, fill: sheet.linear(['#c58f2f', '#ffe8a6', '#9c6a1c']) })
  )
}

/** The window full of pasta. */
function windowOf(sheet: Sheet, p: Params): string {
  const d = 'M-84-44Q-84-30-70-30H70Q84-30 84-44V-120Q84-190 0-190Q-84-190-84-120Z'
  const next = sheet.random(5)
  const long = p.shape === 'spaghetti' || p.shape === 'linguine'
  const size = p.shape === 'rigatoni' ? { length: 46, radius: 17 } : long ? { length: 230, radius: 20 } : {}
  const piece = pasta[p.shape](sheet, size)
  let pieces = ''
  for (let i = 0; i < (FINE.includes(p.shape) ? 90 : 28); i++)
    pieces += place(-88 + next() * 176, -26 - next() * 160, piece, {
      rotate: long ? 86 + Math.round(next() * 8) : Math.round(next() * 180 - 90),
    })
  pieces += path(d, {
    fill: sheet.linear(stops([0, 0.3, 1], ['#fff', '#fff', '#5a3506'], [0.35, 0, 0.35]), 'diagonal'),
  })
  return (
    path(d, { fill: '#b57f2a' }) +
    sheet.clip(d, pieces) +
    path(d, { fill: 'none', stroke: '#f4ead0', 'stroke-width': 5 })
  )
}

function card(sheet: Sheet, p: Params): string {
  const d = 'M-104-346Q-104-350-100-350H100Q104-350 104-346V-222Q104-218 100-218H-100Q-104-218-104-222Z'
  return (
    path(d, { fill: paper.cream }) +
    rect(-96, -342, 192, 116, { rx: 2, fill: 'none', stroke: p.accent, 'stroke-width': 2.5 }) +
    lettering(p.place.toUpperCase(), {
      x: 0,
      y: -314,
      size: 14,
      font: 'sans',
      fill: p.accent,
      track: 0.26,
      maxWidth: 180,
    }) +
    lettering(p.word, { x: 0, y: -274, size: 36, fill: inks.blue, maxWidth: 174 }) +
    lettering(p.small, { x: 0, y: -246, size: 18, fill: inks.blue, maxWidth: 172 }) +
    sheet.grain(d, { ink: '#6b5a34', start: 0.65, alpha: 0.4 })
  )
}

/** Pieces on the table. */
function loose(sheet: Sheet, p: Params): string {
  const spots = [
    [-150, 4, 22, 0.92],
    [172, -18, -18, 0.96],
    [222, -8, 28, 0.92],
    [128, 12, 8, 0.92],
    [186, 20, -36, 0.88],
  ] as const
  return spots
    .map(([x, y, angle, scale]) => {
      const shadow = sheet.shadow({ width: 44, height: 9, offset: 10, y: 18 })
      return place(
        x,
        y,
        shadow + place(0, 0, pasta[p.shape](sheet), { rotate: p.shape === 'powder' ? 0 : angle }),
        { scale },
      )
    })
    .join('')
}
