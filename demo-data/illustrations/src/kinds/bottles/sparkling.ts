import { paperShading } from '../../core/label.ts'
import { lettering } from '../../core/lettering.ts'
import type { Sheet } from '../../core/sheet.ts'
import { stops } from '../../core/sheet.ts'
import { circle, ellipse, path, place, stroke } from '../../core/svg.ts'
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

type Params = {
  glass: GlassName
  foil: MetalName
  word: string
  small: string
  place: string
  flute: boolean
}

const DEFAULTS: Params = {
  glass: 'emerald',
  foil: 'gold',
  word: 'Spumante',
  small: 'brut',
  place: 'Veneto',
  flute: true,
}

/** Sparkling wine: heavy bottle, gold foil, wire cage on the cork, a flute with bubbles. */
export default defineKind({
  name: 'sparkling',
  title: 'Bottiglia di spumante con flûte',
  schemes: ['veneto', 'sicilia', 'lombardia', 'emilia', 'liguria'],
  frame: { scale: 1.0, y: 716, x: 352 },
  defaults: DEFAULTS,
  choices: { glass: glassNames, foil: metalNames },
  draw(sheet, p) {
    const g = glasses[p.glass]
    const body =
      'M-92-16Q-92 0-74 0H74Q92 0 92-16V-250C92-350 36-390 34-470V-560H-34V-470C-36-390-92-350-92-250Z'
    let out = sheet.shadow({ width: 180, height: 24, offset: 70 })
    out += sheet.solid(body, {
      fill: sheet.linear(stops([0, 0.12, 0.25, 0.5, 0.88, 1], g)),
      ink: glassInk[p.glass],
      start: 0.4,
      alpha: 0.9,
    })
    out +=
      stroke('M-75-252Q-70-308-50-340', '#eaf6dc', 9, { opacity: 0.6 }) +
      stroke('M-76-56V-26', '#eaf6dc', 7, { opacity: 0.4 })
    // Foil: a long sleeve with a torn wavy edge and a few creases.
    const foil =
      'M-37-566H37L40-462Q48-420 62-392Q48-398 40-388T16-390T-10-386T-34-392T-62-392Q-48-420-40-462Z'
    const m = metal[p.foil]
    out += sheet.solid(foil, {
      fill: sheet.linear(stops([0, 0.22, 0.36, 0.62, 1], m)),
      ink: metalInk[p.foil],
      start: 0.5,
      alpha: 0.75,
    })
    out +=
      stroke('M-30-470Q-38-430-48-404M-8-556L-12-480M16-470Q22-430 24-400', '#fff6d2', 3, { opacity: 0.6 }) +
      stroke('M20-556L24-486M-18-460L-24-410M34-452L44-412', metalInk.gold, 2.5, { opacity: 0.4 })
    // Cork with the wire cage.
    out += sheet.solid('M-30-566Q-34-590-40-604Q-42-634 0-636Q42-634 40-604Q34-590 30-566Z', {
      fill: sheet.linear(['#a8703a', '#e2b27a', '#c98f55', '#8a5526']),
      ink: '#6a3d16',
      start: 0.5,
      alpha: 0.7,
    })
    out +=
      path('M-40-612Q0-624 40-612L38-628Q30-640 0-641Q-30-640-38-628Z', { fill: '#c8452b' }) +
      stroke('M-28-634Q0-640 14-637', '#f3b7a4', 3, { opacity: 0.8 })
    out += stroke(
      'M-38-606Q-34-584-33-564M38-606Q34-584 33-564M-12-612Q-10-588-10-564M14-612Q12-588 12-564M-36-566Q0-558 36-566M-39-606Q0-598 39-606',
      '#5a5f5c',
      3,
    )
    out += stroke('M-37-607Q-33-585-32-565M-11-612Q-9-588-9-564', '#e7ecea', 1.4)
    // Label: an oval on the belly.
    const oval = 'M-92-226Q0-250 92-226V-84Q0-60-92-84Z'
    out += path(oval, { fill: paper.white }) + stroke('M-92-214Q0-238 92-214M-92-96Q0-72 92-96', inks.gold, 3)
    out +=
      lettering(p.place.toUpperCase(), {
        x: 0,
        y: -196,
        size: 14,
        font: 'sans',
        fill: inks.gold,
        track: 0.24,
      }) +
      lettering(p.word, { x: 0, y: -146, size: 40, fill: inks.darkGreen, maxWidth: 156 }) +
      lettering(p.small, { x: 0, y: -116, size: 21, fill: inks.darkGreen })
    out += paperShading(sheet, oval)
    return out + (p.flute ? place(206, 6, flute(sheet)) : '')
  },
})

function flute(sheet: Sheet) {
  const bowl = 'M-46-400C-52-280-46-190 0-168C46-190 52-280 46-400Z'
  const next = sheet.random(31)
  let bubbles = ''
  for (let i = 0; i < 26; i++)
    bubbles += circle(-34 + next() * 68, -190 - next() * 150, 1.8 + next() * 2.6, {
      fill: '#fffbe0',
      opacity: 0.9,
    })
  return (
    sheet.shadow({ width: 92, height: 14, offset: 26 }) +
    path(bowl, { fill: light.white, opacity: 0.28 }) +
    sheet.clip(
      bowl,
      sheet.solid('M-60-344H60V-150H-60Z', {
        fill: sheet.linear(['#d9b02a', '#fbe58a', '#efcc55', '#b98a1c']),
        ink: '#9a7414',
        start: 0.55,
        alpha: 0.7,
      }) +
        ellipse(0, -344, 52, 8, { fill: '#fff3bf' }) +
        bubbles,
    ) +
    ellipse(0, -400, 46, 7, {
      fill: 'none',
      stroke: light.white,
      'stroke-opacity': 0.85,
      'stroke-width': 3,
    }) +
    path(bowl, { fill: 'none', stroke: light.white, 'stroke-opacity': 0.45, 'stroke-width': 2 }) +
    stroke('M-36-384C-42-290-38-230-20-196', light.white, 6, { opacity: 0.7 }) +
    path('M-4-170Q-3-40-5-16Q-34-10-54-4Q0 8 54-4Q34-10 5-16Q3-40 4-170Z', {
      fill: sheet.linear(stops([0, 0.4, 1], [light.white, light.white, light.white], [0.85, 0.45, 0.7])),
    })
  )
}
