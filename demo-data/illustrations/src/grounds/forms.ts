// The seven large forms of a plate, drawn between the sky and the table.
import { mix, ramp } from '../core/colour.ts'
import { random } from '../core/random.ts'
import type { Sheet } from '../core/sheet.ts'
import { circle, curve, type Point, path, place, polygon, rect, round, stroke, wrapped } from '../core/svg.ts'
import { plate } from '../tokens.ts'

/** Height of the table's edge, as a share of the picture's height. */
export const HORIZON = 0.79

/** Water under a sky that is itself blue or green: one step away from it. */
const SEAS: Partial<Record<keyof typeof plate, string>> = {
  bottiglia: '#174a55',
  verdeNotte: '#2c6b6d',
  cartaDaZucchero: '#2f6f92',
  salvia: '#3f7f86',
}

/** Everything a form needs: `w h` size, `s` the short side, hex colours, `center` 0–1 along the width. */
export type Plan = {
  w: number
  h: number
  s: number
  form: string
  second: string
  table: string
  skyTone: { ray: string; deep: string }
  skyName: keyof typeof plate
  tableName: keyof typeof plate
  center: number
  jitter: number
  seed: number
}

const grainOf = (hex: string) => ramp(hex).dark

/** Each form draws between the sky and the table: `x y` centre, `s` the short side. */
export const forms = {
  sole(sheet: Sheet, { w, h, s, form, jitter, center }: Plan) {
    const [cx, cy, r] = [w * (center + jitter * 0.14), h * 0.43, s * (0.31 + jitter * jitter * 0.04)]
    const d = `M${round(cx - r)} ${round(cy)}a${round(r)} ${round(r)} 0 1 1 ${round(2 * r)} 0a${round(r)} ${round(r)} 0 1 1 ${round(-2 * r)} 0Z`
    return sheet.solid(d, { fill: form, ink: grainOf(form), axis: [0, 0, 0.3, 1], start: 0.45, alpha: 0.7 })
  },

  mezzoSole(sheet: Sheet, { w, h, s, form, skyTone, center }: Plan) {
    // A half sun on the horizon, with broad rays in a second tone of the sky.
    const [cx, cy, r] = [w * center, h * HORIZON, s * 0.4]
    let out = ''
    for (let i = 0; i < 9; i++) {
      const a = Math.PI + (Math.PI * (i + 0.22)) / 9
      const b = Math.PI + (Math.PI * (i + 0.78)) / 9
      const far = Math.hypot(w, h)
      out += path(
        polygon([
          [cx, cy],
          [cx + far * Math.cos(a), cy + far * Math.sin(a)],
          [cx + far * Math.cos(b), cy + far * Math.sin(b)],
        ]),
        { fill: skyTone.ray },
      )
    }
    const d = `M${round(cx - r)} ${round(cy)}a${round(r)} ${round(r)} 0 0 1 ${round(2 * r)} 0Z`
    return (
      out + sheet.solid(d, { fill: form, ink: grainOf(form), axis: [0, 0, 0.3, 1], start: 0.35, alpha: 0.75 })
    )
  },

  colline(sheet: Sheet, { w, h, form, second: hills, table, jitter }: Plan) {
    const second = hills === table ? ramp(hills).dark : hills
    const back = mix(second, form, 0.34)
    const sun = circle(w * (0.7 + jitter * 0.2), h * 0.24, Math.min(w, h) * 0.13, { fill: form })
    return (
      sun +
      hill(sheet, w, h, [0.56, 0.46, 0.6, 0.5, 0.54], back) +
      hill(sheet, w, h, [0.7, 0.63, 0.58, 0.68, 0.6], second)
    )
  },

  arco(sheet: Sheet, { w, h, s, form, skyTone }: Plan) {
    // A loggia: one open arch between two half arches, with springers and a hint of depth.
    const arch = (cx: number, half: number, top: number) =>
      `M${round(cx - half)} ${h * HORIZON}V${round(top + half)}A${round(half)} ${round(half)} 0 0 1 ${round(cx + half)} ${round(top + half)}V${h * HORIZON}Z`
    const half = s * 0.34
    const gap = half * 2 + s * 0.12
    let out = ''
    for (let i = -Math.ceil(w / gap / 2); i <= Math.ceil(w / gap / 2); i++) {
      const cx = w / 2 + i * gap
      const d = arch(cx, half, h * 0.07)
      out +=
        path(d, { fill: skyTone.deep }) +
        path(arch(cx + s * 0.026, half - s * 0.026, h * 0.07 + s * 0.026), { fill: form })
      out += sheet.grain(arch(cx + s * 0.026, half - s * 0.026, h * 0.07 + s * 0.026), {
        ink: grainOf(form),
        axis: [0, 0, 0.3, 1],
        start: 0.4,
        alpha: 0.65,
      })
      out += rect(cx + half - 8, h * 0.07 + half - 8, s * 0.12 + 16, 16, { fill: skyTone.deep })
    }
    return out
  },

  tenda(sheet: Sheet, { w, h, s, form, second, skyTone }: Plan) {
    // A striped market awning with a scalloped valance, and the wall below it.
    const n = Math.max(6, Math.round((w / s) * 6) + (Math.round((w / s) * 6) % 2 ? 1 : 0)) + 1
    const step = w / n
    const drop = h * 0.2
    let out = rect(0, 0, w, drop + step * 0.62, { fill: skyTone.deep, opacity: 0.28 })
    for (let i = 0; i < n; i++) {
      const x = i * step
      const colour = i % 2 ? form : second
      const d = `M${round(x)} 0H${round(x + step)}V${round(drop)}A${round(step / 2)} ${round(step * 0.52)} 0 0 1 ${round(x)} ${round(drop)}Z`
      out += sheet.solid(d, { fill: colour, ink: ramp(colour).dark, axis: 'down', start: 0.35, alpha: 0.6 })
    }
    return out + rect(0, drop - 5, w, 5, { fill: skyTone.deep, opacity: 0.35 })
  },

  mare(sheet: Sheet, { w, h, s, form, skyName, tableName, jitter }: Plan) {
    const top = h * 0.56
    const sea = SEAS[skyName] ?? (tableName === 'bottiglia' ? plate.cartaDaZucchero : plate.bottiglia)
    const t = ramp(sea)
    let out = circle(w * (0.3 + jitter * 0.15), top - s * 0.06, s * 0.17, { fill: form })
    out += sheet.solid(`M0 ${top}H${w}V${h * HORIZON + 2}H0Z`, {
      fill: sea,
      ink: t.deep,
      axis: 'down',
      start: 0.3,
      alpha: 0.7,
    })
    // Rows of long, flat waves that grow towards the viewer.
    for (let row = 0; row < 5; row++) {
      const y = top + s * 0.022 + row * row * s * 0.0078 + row * s * 0.014
      const length = s * (0.05 + row * 0.022)
      let d = ''
      for (let x = -length + ((row * 37) % 60); x < w; x += length * 2.1)
        d += `M${round(x)} ${round(y)}q${round(length / 2)} ${round(-s * 0.006 * (row + 1))} ${round(length)} 0`
      out += stroke(d, row % 2 ? t.light : form, 2 + row * 0.7, { opacity: 0.7 })
    }
    // Two sails, far away.
    const boat =
      path('M0 0L0 -52Q26 -22 30 0Z', { fill: form }) +
      path('M-4 0L-4 -40Q-20 -16 -22 0Z', { fill: form }) +
      path('M-26 3H34L26 12H-18Z', { fill: t.deep })
    return (
      out +
      place(w * 0.82, top + s * 0.03, boat, { scale: (s / 800) * 1.15 }) +
      place(w * 0.7, top + s * 0.012, boat, { scale: (s / 800) * 0.6 })
    )
  },

  scaffale(sheet: Sheet, { w, h, s, form, second, skyTone, seed }: Plan) {
    // Pantry shelves with flat silhouettes, one tone from the wall: they never compete.
    const draw = random(seed)
    const shapes = [
      'M-30 0V-70Q-30 -84 -16 -92V-130H16V-92Q30 -84 30 -70V0Z', // bottle
      'M-38 0V-62Q-38 -74 -28 -76V-92H28V-76Q38 -74 38 -62V0Z', // jar
      'M-40 0V-100Q-40 -108 -34 -108H34Q40 -108 40 -100V0Z', // tin
      'M-60 0V-34A60 24 0 0 1 60 -34V0Z', // wheel
      'M-46 0Q-56 -60 -36 -96Q-30 -112 -40 -122H40Q30 -112 36 -96Q56 -60 46 0Z', // sack
      'M-34 0L-48 -60H48L34 0Z', // bowl
    ]
    let out = ''
    ;[0.285, 0.555].forEach((level, row) => {
      const y = h * level
      let x = s * (0.04 + 0.05 * row)
      while (x < w - s * 0.03) {
        const shape = wrapped(shapes, Math.floor(draw() * shapes.length))
        const scale = (s / 800) * (0.88 + draw() * 0.34)
        x += 52 * scale
        out += place(
          x,
          y,
          path(shape, { fill: draw() < 0.5 ? skyTone.ray : mix(skyTone.ray, second, 0.16) }),
          { scale },
        )
        x += (62 + draw() * 40) * scale
      }
      out += sheet.solid(`M0 ${y}H${w}V${y + s * 0.026}H0Z`, {
        fill: form,
        ink: grainOf(form),
        start: 0.3,
        alpha: 0.6,
      })
      out += rect(0, y + s * 0.026, w, s * 0.012, { fill: skyTone.deep, opacity: 0.5 })
    })
    return out
  },
}

function hill(sheet: Sheet, w: number, h: number, levels: readonly number[], colour: string) {
  const n = levels.length - 1
  const points = levels.map((v, i): Point => [(i / n) * w, v * h])
  const d = `${curve(points, 0.9)}L${w} ${h}L0 ${h}Z`
  return sheet.solid(d, { fill: colour, ink: ramp(colour).deep, axis: 'down', start: 0.12, alpha: 0.75 })
}
