import type { Ramp } from '../../core/colour.ts'
import { ramp } from '../../core/colour.ts'
import type { Draw } from '../../core/random.ts'
import type { Sheet } from '../../core/sheet.ts'
import { stops } from '../../core/sheet.ts'
import { ellipse, path, place, round, stroke } from '../../core/svg.ts'
import { defineKind } from '../kind.ts'

const DEFAULTS = { crust: '#9a5524', crumb: '#f7d27a', mould: '#8a4a2a', fruit: true, ribbon: '#b8402a' }
type Params = typeof DEFAULTS

/** Tall leavened cake in its paper mould, with a slice: raisins and candied peel. */
export default defineKind({
  name: 'cake',
  title: 'Panettone con fetta',
  schemes: ['lombardia', 'sicilia', 'notte', 'veneto', 'calabria', 'emilia'],
  frame: { scale: 1.3, y: 704, x: 396 },
  defaults: DEFAULTS,
  draw(sheet, p) {
    const t = ramp(p.crust)
    const m = ramp(p.mould)
    const next = sheet.random(19)
    const dome = 'M-166-208C-204-300-120-384-20-388C92-392 184-306 150-208Q0-176-166-208Z'
    let fruit = ''
    if (p.fruit)
      for (let i = 0; i < 16; i++)
        fruit += ellipse(-150 + next() * 290, -350 + next() * 130, 6 + next() * 4, 4 + next() * 3, {
          fill: i % 3 ? '#3a1f18' : '#f29a2a',
        })
    const cuts =
      stroke('M-108-330Q-20-300 60-372M20-384Q10-320 112-280', t.deep, 8, { opacity: 0.5 }) +
      stroke('M-110-336Q-20-306 58-378', '#f3c98a', 5, { opacity: 0.85 }) +
      stroke('M26-382Q18-324 116-286', '#e9b26a', 5, { opacity: 0.7 })
    let out = sheet.shadow({ width: 270, height: 28, offset: 40 })
    // Pleated mould.
    const wall = 'M-160-214L-146-8Q-10 12 130-8L144-214Q0-184-160-214Z'
    let pleats = ''
    for (let i = 0; i <= 20; i++) {
      const u = i / 20
      pleats += stroke(
        `M${round(-160 + 304 * u)}-220L${round(-146 + 276 * u)} 4`,
        i % 2 ? m.light : m.deep,
        3,
        { opacity: 0.4 },
      )
    }
    out += sheet.solid(dome, {
      fill: sheet.radial(stops([0, 0.25, 0.6, 1], [t.pale, t.light, t.base, t.deep]), {
        cx: 0.34,
        cy: 0.22,
        r: 0.9,
      }),
      inside: fruit + cuts,
      ink: t.ink,
      axis: 'ball',
      start: 0.4,
      alpha: 0.9,
    })
    out += stroke('M-132-290Q-116-338-70-358', '#fff0d6', 10, { opacity: 0.6 })
    out += sheet.solid(wall, {
      fill: sheet.linear(stops([0, 0.2, 0.55, 1], [m.dark, m.light, m.base, m.deep])),
      inside:
        pleats +
        stroke('M-164-118Q-10-92 150-118', p.ribbon, 38) +
        stroke('M-164-137Q-10-111 150-137M-164-99Q-10-73 150-99', '#f3c64a', 3.5),
      ink: m.ink,
      start: 0.42,
      alpha: 0.85,
    })
    out += stroke('M-160-214Q0-184 144-214', m.pale, 4, { opacity: 0.7 })
    return out + place(176, 26, slice(sheet, p, t, m, next))
  },
})

/** A tall slice lying against the cake. */
function slice(sheet: Sheet, p: Params, t: Ramp, m: Ramp, next: Draw) {
  const face = 'M-92-6L-78-196Q-40-246 22-232Q78-218 84-176L92-6Q0 8-92-6Z'
  let crumb = ''
  for (let i = 0; i < 46; i++)
    crumb += ellipse(-84 + next() * 168, -220 + next() * 208, 2 + next() * 5, 2.4 + next() * 9, {
      fill: next() < 0.6 ? '#e6b350' : '#fff2c4',
      opacity: 0.75,
    })
  for (let i = 0; i < 20; i++) {
    const [x, y] = [-74 + next() * 146, -200 + next() * 180]
    crumb +=
      i % 2
        ? ellipse(x, y, 8.5, 6.5, { fill: '#4a2a1e' }) + ellipse(x - 2, y - 2, 3, 2, { fill: '#9a6a50' })
        : place(
            x,
            y,
            `<rect x="-7" y="-6" width="14" height="12" rx="3" fill="${i % 4 ? '#f08a24' : '#8fae3c'}"/>`,
            { rotate: next() * 90 },
          )
  }
  return (
    sheet.shadow({ width: 116, height: 16, offset: 20 }) +
    path(face, { fill: t.dark, transform: 'translate(12 -5)' }) +
    sheet.solid(face, {
      fill: sheet.linear(['#fbe39a', p.crumb, '#e2ac4a'], 'diagonal'),
      inside:
        crumb +
        stroke('M-78-196Q-40-246 22-232Q78-218 84-176', t.base, 18) +
        stroke('M-92-6Q0 8 92-6M-92-6L-84-120M92-6L87-120', m.base, 13),
      ink: '#a8701c',
      axis: 'diagonal',
      start: 0.55,
      alpha: 0.6,
    })
  )
}
