// Things of known size beside a pack: how large it is can be read from them.
import { ramp } from '../core/colour.ts'
import type { PackSheet } from '../core/pack-sheet.ts'
import { ellipse, path, stroke } from '../core/svg.ts'

const STEEL = ['#5f6a70', '#f8fafa', '#a9b4b9', '#e6ebed', '#6a757b']

/** A hen's egg. */
const egg = (sh: PackSheet): string => {
  const d = 'M-95-70C-95-113-55-144-5-144C60-144 103-107 103-68C103-28 55 0-5 0C-60 0-95-30-95-70Z'
  return (
    sh.cast(200, { depth: 14 }) +
    sh.solid(d, {
      fill: sh.radial(['#fff6ea', '#f3d9bf', '#dba983', '#a8714c', '#8a5638'], {
        cx: 0.36,
        cy: 0.26,
        r: 0.86,
      }),
      ink: '#6a3a1e',
      axis: 'ball',
      alpha: 0.5,
      inside: sh.fibre(d, { ink: '#8a5232', x: 0.14, y: 0.14, alpha: 0.5, cut: 0.66 }),
    }) +
    sh.soft(ellipse(-35, -112, 26, 13, { fill: '#fff', opacity: 0.8, transform: 'rotate(-22 -35 -112)' }), 5)
  )
}

/** A teaspoon, lying, a drop of the colour in it. */
const spoon = (sh: PackSheet, colour: string): string => {
  const t = ramp(colour)
  const bowl = 'M0 0C-46-34-118-34-150 0C-118 40-46 38 0 0Z'
  return (
    sh.soft(
      path('M20 14C-40-10-110-6-140 22C-100 50-30 44 20 14L330 34V18Z', { fill: sh.tableInk, opacity: 0.5 }),
      7,
    ) +
    path('M-8-7C100-20 220-15 312-20Q340-18 340-2Q340 14 312 14C220 8 100 8-8 8Z', {
      fill: sh.linear(STEEL, 'down'),
    }) +
    stroke('M20-6C120-13 230-10 310-11', '#fff', 3, { opacity: 0.9 }) +
    path(bowl, { fill: sh.linear(STEEL, 'rightDown') }) +
    path('M-10 0C-48-24-112-26-138 0C-112 28-48 28-10 0Z', {
      fill: sh.radial([t.light, t.base, t.deep], { cx: 0.4, cy: 0.3 }),
    }) +
    sh.shine('M-122-6Q-100-20-60-17', 8, { alpha: 0.8, soft: 2 })
  )
}

/** A stem glass, a third full. */
const goblet = (sh: PackSheet, colour: string): string => {
  const t = ramp(colour)
  const bowl =
    'M-56-352C-78-285-88-225-63-185C-42-156-15-150 0-150C15-150 42-156 63-185C88-225 78-285 56-352Z'
  const wine =
    path('M-98-252Q0-238 98-252V-135H-98Z', {
      fill: sh.linear([t.base, t.light, t.dark, t.deep, t.dark, t.light]),
    }) +
    ellipse(0, -252, 81, 11, { fill: t.light }) +
    ellipse(0, -253, 75, 8, { fill: t.base, opacity: 0.8 }) +
    sh.soft(ellipse(8, -160, 40, 10, { fill: t.pale, opacity: 0.7 }), 5)
  return (
    sh.soft(ellipse(112, 2, 90, 9, { fill: t.light, opacity: 0.55 }), 7) +
    sh.soft(ellipse(22, 0, 75, 8, { fill: sh.tableInk, opacity: 0.5 }), 4) +
    path('M-5-150Q-3-60-6-20Q-33-10-63-4Q0 9 63-4Q33-10 6-20Q3-60 5-150Z', {
      fill: sh.linear([
        [0, '#fff', 0.85],
        [0.35, '#c9d6d2', 0.45],
        [0.6, '#fff', 0.7],
        [1, '#9fb0aa', 0.6],
      ]),
    }) +
    path(bowl, {
      fill: sh.linear([
        [0, '#fff', 0.5],
        [0.12, '#fff', 0.12],
        [0.85, '#fff', 0.06],
        [1, '#fff', 0.42],
      ]),
    }) +
    sh.clip(bowl, wine) +
    path(bowl, { fill: 'none', stroke: '#fff', 'stroke-width': 2.6, opacity: 0.75 }) +
    ellipse(0, -352, 56, 7, { fill: 'none', stroke: '#fff', 'stroke-width': 3, opacity: 0.9 }) +
    sh.shine('M-52-330C-69-278-72-232-58-202', 11, { alpha: 0.85 })
  )
}

/** A white saucer with a pool of it. */
const saucer = (sh: PackSheet, colour: string): string => {
  const t = ramp(colour)
  return (
    sh.cast(230, { depth: 12 }) +
    ellipse(0, -14, 116, 30, { fill: sh.linear(['#d9d3c4', '#fffdf6', '#efe9da', '#b9b09a']) }) +
    ellipse(0, -18, 112, 27, { fill: '#fffdf6' }) +
    ellipse(0, -15, 78, 17, { fill: t.dark }) +
    ellipse(0, -17, 76, 16, { fill: sh.radial([t.pale, t.light, t.base]) }) +
    stroke('M-52-22Q-30-30 4-29', '#ffffff', 4, { opacity: 0.8 })
  )
}

/** A kitchen knife, lying. */
const knife = (sh: PackSheet): string =>
  sh.soft(path('M-150 14L60 20L180 20V8L-150 8Z', { fill: sh.tableInk, opacity: 0.5 }), 6) +
  path('M-160 8Q-120-22 30-22H44V10Q-60 16-160 8Z', { fill: sh.linear(STEEL, 'down') }) +
  stroke('M-140 2Q-100-14 30-15', '#ffffff', 3, { opacity: 0.9 }) +
  path('M44-24H176Q190-22 190-6T176 12H44Z', { fill: sh.linear(['#8a5a34', '#5a3218', '#3a1f10'], 'down') }) +
  [74, 118, 160].map((x) => ellipse(x, -6, 5, 5, { fill: '#d9c59a' })).join('')

const cues = { egg, spoon, goblet, saucer, knife }

type Cue = { name: keyof typeof cues; colour?: string; x: number; y: number }

const glass = (colour: string): Cue => ({ name: 'goblet', colour, x: 640, y: 716 })
const lying = (name: 'spoon' | 'knife', colour?: string): Cue => ({
  name,
  ...(colour && { colour }),
  x: 520,
  y: 762,
})

/** What stands beside a shape; the others are known by size themselves. */
const BESIDE: Partial<Record<string, Cue>> = {
  bordeaux: glass('#7a1428'),
  burgundy: glass('#8a1a30'),
  albeisa: glass('#8f2430'),
  tapered: glass('#6a1024'),
  sparkling: glass('#ecd98a'),
  slim: glass('#c8841c'),
  grappa: glass('#e0a03a'),
  marasca: { name: 'saucer', colour: '#b5a52c', x: 650, y: 724 },
  latta3: { name: 'saucer', colour: '#c2ae2e', x: 672, y: 762 },
  fiasca: lying('spoon', '#2a0f06'),
  anforetta: lying('spoon', '#2a0f06'),
  hexJar: lying('spoon', '#e09a1c'),
  orcioJar: lying('spoon', '#4f7a2c'),
  clipJar: lying('spoon', '#7d8a3a'),
  campana: { name: 'egg', x: 672, y: 764 },
  corkJar: lying('spoon', '#b8301c'),
  wedge: lying('knife'),
  caciocavallo: { name: 'egg', x: 672, y: 740 },
  busta: { name: 'egg', x: 690, y: 750 },
  culatello: lying('knife'),
  orba: { name: 'egg', x: 676, y: 744 },
  salame: lying('knife'),
}

/** The thing beside the shape on a plate of 800×800, or nothing. */
export function cueBeside(sh: PackSheet, shape: string): string {
  const cue = BESIDE[shape]
  if (!cue) return ''
  const { name, colour = '#c9a24a', x, y } = cue
  return `<g transform="translate(${x} ${y})">${cues[name](sh, colour)}</g>`
}

/** Whether the pack makes room at its right. */
export const standsAside = (shape: string): boolean =>
  BESIDE[shape] !== undefined && (BESIDE[shape]?.x ?? 0) > 600
