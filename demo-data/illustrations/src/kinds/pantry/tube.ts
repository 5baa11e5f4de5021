import type { Ramp } from '../../core/colour.ts'
import { ramp } from '../../core/colour.ts'
import { type PictogramName, pictogramNames, pictograms } from '../../core/label.ts'
import { lettering } from '../../core/lettering.ts'
import type { Sheet } from '../../core/sheet.ts'
import { stops } from '../../core/sheet.ts'
import { path, place, stroke } from '../../core/svg.ts'
import { light, metal, metalInk, paper } from '../../tokens.ts'
import { defineKind } from '../kind.ts'

type Params = {
  colour: string
  accent: string
  word: string
  small: string
  pictogram: PictogramName
  paste: string
}

const DEFAULTS: Params = {
  colour: '#1f5d78',
  accent: '#f2c23e',
  word: 'ACCIUGHE',
  small: 'in pasta',
  pictogram: 'fish',
  paste: '#a8604a',
}

/** Aluminium tube standing on its cap: tomato concentrate, anchovy paste, spreads. */
export default defineKind({
  name: 'tube',
  title: 'Tubetto di pasta di acciughe',
  schemes: ['liguria', 'campania', 'sardegna', 'puglia', 'emilia'],
  frame: { scale: 1.16, y: 704, x: 376 },
  defaults: DEFAULTS,
  choices: { pictogram: pictogramNames },
  draw(sheet, p) {
    const t = ramp(p.colour)
    const body = 'M-122-452L-92-96Q-88-74-62-66H62Q88-74 92-96L122-452Z'
    let out = sheet.shadow({ width: 150, height: 20, offset: 50 })
    // Cap first: the tube stands on it.
    out += sheet.solid('M-50-66H50L46-6Q45 0 38 0H-38Q-45 0-46-6Z', {
      fill: sheet.cylinder(ramp(p.accent)),
      ink: ramp(p.accent).ink,
      start: 0.5,
      alpha: 0.8,
    })
    for (let x = -40; x <= 40; x += 10)
      out += stroke(`M${x}-58L${x * 0.94}-8`, ramp(p.accent).deep, 2.4, { opacity: 0.35 })
    // Flattened tube: broad sheen, a fold running from the crimp.
    const fold =
      path('M-70-452L-20-60L-52-60Q-88-72-92-96L-122-452Z', { fill: light.white, opacity: 0.12 }) +
      path('M96-452L58-60L122-60V-452Z', { fill: t.deep, opacity: 0.35 }) +
      path('M-6-452L8-300L22-452Z', { fill: t.deep, opacity: 0.22 })
    out += sheet.solid(body, { fill: sheet.cylinder(t), inside: fold, ink: t.ink, start: 0.42, alpha: 0.9 })
    // Crimped end: three folds of bare metal.
    out += sheet.solid('M-124-500H124V-450H-124Z', {
      fill: sheet.linear(stops([0, 0.2, 0.3, 0.65, 1], metal.steel)),
      ink: metalInk.steel,
      start: 0.5,
      alpha: 0.8,
    })
    for (const y of [-488, -476, -464]) out += stroke(`M-122 ${y}H122`, metalInk.steel, 2.4, { opacity: 0.5 })
    out += stroke('M-104-430L-78-116', light.white, 8, { opacity: 0.55 })
    // Printed face.
    out +=
      path('M-116-384H116L111-316H-111Z', { fill: p.accent }) +
      lettering(p.word, { x: 0, y: -335, size: 42, fill: t.ink, maxWidth: 196 })
    out += path('M-110-384H-116L-111-316H-106Z', { fill: light.white, opacity: 0.3 })
    out += place(
      0,
      -232,
      `<ellipse rx="66" ry="56" fill="${paper.cream}"/><ellipse rx="57" ry="47" fill="none" stroke="${p.accent}" stroke-width="3"/>` +
        place(-2, 2, pictograms[p.pictogram](sheet), { scale: 1.18 }),
    )
    out +=
      lettering(p.small, { x: 0, y: -142, size: 27, fill: '#fff6dd', maxWidth: 140 }) +
      stroke('M-44-120H44', p.accent, 3)
    out += sheet.grain('M-116-384H116L92-110H-92Z', { ink: t.ink, start: 0.62, alpha: 0.55 })
    return out + place(182, 2, toast(sheet, ramp(p.paste)))
  },
})

/** A slice of bread with a wave of paste. */
function toast(sheet: Sheet, t: Ramp) {
  return (
    sheet.shadow({ width: 110, height: 15, offset: 18 }) +
    sheet.solid('M-92-28Q-98-4-70 0H70Q98-4 92-28Z', {
      fill: sheet.linear(['#c98a3c', '#e2aa58', '#8a5420'], 'down'),
      ink: '#6a3d16',
      start: 0.5,
    }) +
    path('M-92-30Q-96-58-50-60H50Q96-58 92-30Q88-18 50-16H-50Q-88-18-92-30Z', { fill: '#d79a4a' }) +
    path('M-82-32Q-84-52-46-53H46Q84-52 82-32Q78-24 46-23H-46Q-78-24-82-32Z', { fill: '#fbe9bd' }) +
    stroke('M-56-34Q-44-56-30-40T-4-40T22-40T52-40', t.deep, 17) +
    stroke('M-56-36Q-44-58-30-42T-4-42T22-42T52-42', t.base, 13) +
    stroke('M-54-42Q-44-58-34-48M-10-48Q0-56 6-48', t.pale, 3.5, { opacity: 0.85 })
  )
}
