import { paperShading, pictograms } from '../../core/label.ts'
import { lettering } from '../../core/lettering.ts'
import type { Sheet } from '../../core/sheet.ts'
import { stops } from '../../core/sheet.ts'
import { circle, ellipse, path, place, rect, stroke } from '../../core/svg.ts'
import {
  type GlassName,
  glass as glasses,
  glassInk,
  glassNames,
  ink as inks,
  light,
  type MetalName,
  metal,
  metalInk,
  metalNames,
  paper,
} from '../../tokens.ts'
import { defineKind } from '../kind.ts'

const WINES = {
  red: { deep: '#3a0713', dark: '#6e1228', base: '#9c1f38', top: '#b8344c', ink: '#2c0410' },
  white: { deep: '#b98f22', dark: '#dcb94a', base: '#f2dd84', top: '#fbefb4', ink: '#9a7414' },
  rose: { deep: '#b04a44', dark: '#d9776a', base: '#f0a594', top: '#f8c8ba', ink: '#8e332e' },
}

type Params = {
  glass: GlassName
  colour: keyof typeof WINES
  capsule: MetalName
  word: string
  place: string
  stemGlass: boolean
  scene: keyof typeof SCENES
  accent: string
}

const DEFAULTS: Params = {
  glass: 'dark',
  colour: 'red',
  capsule: 'wine',
  word: 'Bricdoro',
  place: 'Asti',
  stemGlass: true,
  scene: 'hills',
  accent: inks.wine,
}

/** Wine bottle with a stem glass; `scene` is what the label shows, `accent` its second colour. */
export default defineKind({
  name: 'wine',
  title: 'Bottiglia e calice di vino',
  schemes: ['piemonte', 'campania', 'sardegna', 'emilia'],
  frame: { scale: 1.02, y: 716, x: 352 },
  defaults: DEFAULTS,
  choices: {
    glass: glassNames,
    colour: ['red', 'white', 'rose'],
    capsule: metalNames,
    scene: ['hills', 'grape', 'band', 'arch', 'tower'],
  },
  draw(sheet, p) {
    const g = glasses[p.glass]
    const body =
      'M-78-14Q-78 0-64 0H64Q78 0 78-14V-330C78-392 30-404 28-458V-600H-28V-458C-30-404-78-392-78-330Z'
    let out = sheet.shadow({ width: 170, height: 22, offset: 70 })
    out += sheet.solid(body, {
      fill: sheet.linear(stops([0, 0.12, 0.24, 0.5, 0.88, 1], g)),
      ink: glassInk[p.glass],
      start: 0.4,
      alpha: 0.9,
    })
    out +=
      stroke('M-62-326Q-62-366-42-388', '#e4eeda', 8, { opacity: 0.6 }) +
      stroke('M-62-60V-24', '#e4eeda', 7, { opacity: 0.4 })
    const c = metal[p.capsule]
    out += sheet.solid('M-33-470H33V-612Q33-620 25-620H-25Q-33-620-33-612Z', {
      fill: sheet.linear(c),
      ink: metalInk[p.capsule],
      start: 0.5,
      alpha: 0.7,
    })
    out +=
      rect(-33, -596, 66, 4, { fill: '#000', opacity: 0.25 }) +
      stroke('M-20-605V-486', light.white, 6, { opacity: 0.4 }) +
      rect(-33, -482, 66, 8, { fill: '#d9b45a' })
    out += wineLabel(sheet, p)
    if (p.stemGlass)
      out += place(
        212,
        6,
        sheet.shadow({ width: 110, height: 16, offset: 30 }) + stemGlass(sheet, WINES[p.colour]),
      )
    return out
  },
})

/** What is printed above the name; each fills the label from its top down to y = -172. */
const SCENES = {
  hills: () =>
    circle(0, -232, 36, { fill: '#c8452b' }) +
    path('M-78-200Q-40-232-6-210T78-218V-186H-78Z', { fill: inks.green }) +
    path('M-78-188Q-20-210 20-194T78-192V-172H-78Z', { fill: '#2f7a4f' }),
  grape: (accent: string) =>
    rect(-78, -290, 156, 12, { fill: accent }) + place(0, -226, pictograms.grape(), { scale: 1.5 }),
  band: (accent: string) =>
    rect(-78, -290, 156, 104, { fill: accent }) +
    circle(0, -238, 36, { fill: paper.cream }) +
    place(0, -240, pictograms.grape(), { scale: 0.9 }),
  arch: (accent: string) =>
    path('M-50-178V-226A50 50 0 0 1 50-226V-178Z', { fill: accent }) +
    path('M-38-178V-224A38 38 0 0 1 38-224V-178Z', { fill: '#f3c64a' }) +
    path('M-38-190Q-14-210 8-196T38-200V-178H-38Z', { fill: inks.green }),
  tower: (accent: string) =>
    rect(-78, -290, 156, 118, { fill: '#e9dcbb' }) +
    circle(40, -256, 18, { fill: accent }) +
    path('M-34-182V-250H-40V-266H-30V-258H-20V-266H-8V-258H2V-266H12V-250H6V-182Z', { fill: inks.brown }) +
    path('M-78-190Q-30-206 20-192T78-196V-172H-78Z', { fill: '#6b7a3a' }),
}

/** The label: a scene, the name, the place. */
function wineLabel(sheet: Sheet, p: Params): string {
  const d = 'M-78-290H78V-92H-78Z'
  return (
    path(d, { fill: paper.cream }) +
    (p.scene === 'hills' ? SCENES.hills() : sheet.clip(d, SCENES[p.scene](p.accent))) +
    lettering(p.word, { x: 0, y: -134, size: 33, fill: inks.black, maxWidth: 132 }) +
    lettering(p.place.toUpperCase(), {
      x: 0,
      y: -108,
      size: 13,
      font: 'sans',
      fill: p.accent,
      track: 0.22,
      maxWidth: 128,
    }) +
    paperShading(sheet, d)
  )
}

function stemGlass(sheet: Sheet, wine: (typeof WINES)[keyof typeof WINES]) {
  const bowl = 'M-70-330C-92-230-70-180 0-172C70-180 92-230 70-330Z'
  const level = sheet.clip(
    bowl,
    sheet.solid('M-100-266H100V-160H-100Z', {
      fill: sheet.linear(stops([0, 0.3, 0.6, 1], [wine.dark, wine.base, wine.dark, wine.deep])),
      ink: wine.ink,
      start: 0.5,
      alpha: 0.8,
    }) + ellipse(0, -266, 80, 11, { fill: wine.top }),
  )
  return (
    path(bowl, { fill: light.white, opacity: 0.26 }) +
    level +
    ellipse(0, -330, 70, 9, { fill: 'none', stroke: light.white, 'stroke-opacity': 0.8, 'stroke-width': 3 }) +
    path(bowl, { fill: 'none', stroke: light.white, 'stroke-opacity': 0.4, 'stroke-width': 2 }) +
    stroke('M-58-316C-74-240-60-204-30-188', light.white, 7, { opacity: 0.65 }) +
    path('M-5-174Q-4-40-6-16Q-40-10-62-4Q0 8 62-4Q40-10 6-16Q4-40 5-174Z', {
      fill: sheet.linear(stops([0, 0.4, 1], [light.white, light.white, light.white], [0.8, 0.4, 0.65])),
    })
  )
}
