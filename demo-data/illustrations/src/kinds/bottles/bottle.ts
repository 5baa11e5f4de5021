import {
  type LabelStyle,
  label,
  labelStyles,
  leaf,
  type PictogramName,
  pictogramNames,
} from '../../core/label.ts'
import type { Sheet } from '../../core/sheet.ts'
import { stops } from '../../core/sheet.ts'
import { ellipse, place, rect, stroke } from '../../core/svg.ts'
import {
  type GlassName,
  glass as glasses,
  glassInk,
  glassNames,
  light,
  metal,
  metalInk,
} from '../../tokens.ts'
import { defineKind } from '../kind.ts'

const SHAPES = {
  round: {
    body: 'M-94-16Q-94 0-78 0H78Q94 0 94-16V-322C94-366 34-380 32-428V-486H-32V-428C-34-380-94-366-94-322Z',
    neck: 32,
    shine: 'M-78-316Q-76-342-52-362',
  },
  // Square marasca bottle: flat sides, steep shoulder.
  square: {
    body: 'M-92-10Q-92 0-82 0H82Q92 0 92-10V-352Q92-372 72-382Q36-398 34-432V-486H-34V-432Q-36-398-72-382Q-92-372-92-352Z',
    neck: 34,
    shine: 'M-78-330Q-78-352-62-362',
  },
  // Tall slope-shouldered bottle for liqueurs.
  slope: {
    body: 'M-84-14Q-84 0-70 0H70Q84 0 84-14V-250C84-350 30-360 30-440V-486H-30V-440C-30-360-84-350-84-250Z',
    neck: 30,
    shine: 'M-68-250Q-66-310-44-350',
  },
}

type Params = {
  glass: GlassName
  shape: keyof typeof SHAPES
  word: string
  small: string
  place: string
  labelStyle: LabelStyle
  band: string
  pictogram: PictogramName
  garnish: boolean
}

const DEFAULTS: Params = {
  glass: 'olive',
  shape: 'round',
  word: 'Torrelunga',
  small: 'extravergine',
  place: 'Andria',
  labelStyle: 'band',
  band: '#c8452b',
  pictogram: 'olive',
  garnish: true,
}

/** Oil bottle; also liqueurs and vinegars through `glass`, `shape` and the label. */
export default defineKind({
  name: 'bottle',
  title: 'Bottiglia di olio extravergine di oliva',
  schemes: ['puglia', 'lazio', 'sicilia', 'emilia'],
  frame: { scale: 1.08, y: 706, x: 384 },
  defaults: DEFAULTS,
  choices: {
    glass: glassNames,
    shape: ['round', 'square', 'slope'],
    labelStyle: labelStyles,
    pictogram: pictogramNames,
  },
  draw(sheet, p) {
    const shape = SHAPES[p.shape]
    const tones = glasses[p.glass]
    const ink = glassInk[p.glass]
    const inside =
      rect(-34, -490, 68, 44, { fill: '#f1e9b0', opacity: 0.28 }) +
      ellipse(0, -446, shape.neck, 6, { fill: tones[2], opacity: 0.85 }) +
      rect(-94, -60, 188, 60, {
        fill: sheet.linear(stops([0, 1], ['#000', '#000'], [0, 0.7]), 'down'),
        filter: sheet.stipple(ink),
      })
    let out = sheet.shadow({ width: 190, height: 26, offset: 70 })
    out += sheet.solid(shape.body, {
      fill: sheet.linear(stops([0, 0.1, 0.27, 0.55, 0.88, 1], tones)),
      inside,
      ink,
      start: 0.45,
      alpha: 0.95,
    })
    out +=
      stroke(shape.shine, '#f4f3c4', 9, { opacity: 0.75 }) +
      stroke('M-18-476V-420', '#f4f3c4', 8, { opacity: 0.6 }) +
      stroke('M-79-40V-24', '#f4f3c4', 8, { opacity: 0.5 })
    const half = p.shape === 'round' ? 94 : p.shape === 'square' ? 92 : 84
    out += label(sheet, {
      x: 0,
      y: -276,
      width: half * 2,
      height: 212,
      style: p.labelStyle,
      band: p.band,
      word: p.word,
      small: p.small,
      place: p.place,
      pictogram: p.pictogram,
    })
    const cap = 'M-38-553Q-38-560-31-560H31Q38-560 38-553V-487Q38-480 31-480H-31Q-38-480-38-487Z'
    out += sheet.solid(cap, {
      fill: sheet.linear(stops([0, 0.2, 0.36, 0.6, 1], metal.gold)),
      ink: metalInk.gold,
      start: 0.5,
      alpha: 0.7,
    })
    out +=
      rect(-38, -500, 76, 4, { fill: metalInk.gold, opacity: 0.5 }) +
      rect(-38, -490, 76, 3, { fill: metalInk.gold, opacity: 0.4 })
    return out + (p.garnish ? oliveGarnish(sheet) : '')
  },
})

/** Two olives with a twig, at the right of the bottle. */
function oliveGarnish(sheet: Sheet) {
  const twig =
    place(-4, -52, leaf({ length: 92, width: 15, colour: '#8aa05a' }), { rotate: -34 }) +
    place(-6, -50, leaf({ length: 80, width: 14, colour: '#9bb06a' }), { rotate: -142 })
  return (
    place(
      150,
      -14,
      sheet.shadow({ width: 60, height: 12, offset: 14, y: 0 }) +
        sheet.ball('M-34-30a34 30 0 1 1 68 0a34 30 0 1 1-68 0Z', '#9aab3c', { alpha: 0.7 }) +
        ellipse(-10, -42, 8, 6, { fill: '#f7f8d0', opacity: 0.8 }),
    ) +
    place(
      214,
      0,
      sheet.shadow({ width: 56, height: 11, offset: 12, y: 0 }) +
        sheet.ball('M-32-28a32 28 0 1 1 64 0a32 28 0 1 1-64 0Z', '#5f4757', { alpha: 0.7 }) +
        ellipse(-10, -38, 7, 5, { fill: light.white, opacity: 0.7 }) +
        twig,
    )
  )
}
