import type { Ramp } from '../core/colour.ts'
import { mix, ramp } from '../core/colour.ts'
import type { Sheet } from '../core/sheet.ts'
// Farm buildings, drawn in two faces: a lit front and a side in shadow. Baseline y = 0.
import { circle, path, place, polygon, rect, round, stroke } from '../core/svg.ts'
import { cypress } from './plants.ts'

const WALL = '#fbf1d8'

type Size = { front: number; side: number; wall: number; rise: number; eave: number }
type House = Partial<Size> & { colour?: string; roof?: string; gable?: boolean }

/** A block with a pitched roof: `front` width, `side` depth to the right, wall height, roof rise. */
export function house(sheet: Sheet, style: House = {}): string {
  const { colour = WALL, roof = '#c8643c', gable = false } = style
  const size: Size = { front: 120, side: 70, wall: 64, rise: 30, eave: 6, ...style }
  const { front, side, wall } = size
  const dark = mix(colour, '#8a6a4a', 0.42)
  const shaded = polygon([
    [front, 0],
    [front + side, -4],
    [front + side, -wall],
    [front, -wall],
  ])
  const lit = polygon([
    [0, 0],
    [front, 0],
    [front, -wall],
    [0, -wall],
  ])
  return (
    path(shaded, { fill: dark }) +
    sheet.solid(lit, { fill: colour, ink: '#c9a25e', start: 0.55, alpha: 0.45 }) +
    (gable ? gableRoof(sheet, size, colour, ramp(roof)) : hippedRoof(sheet, size, ramp(roof))) +
    rect(0, -5, front, 5, { fill: ramp(colour).dark, opacity: 0.55 })
  )
}

/** The front ends in a triangle; the slope falls to the right. */
function gableRoof(sheet: Sheet, { front, side, wall, rise, eave }: Size, colour: string, t: Ramp): string {
  const triangle = polygon([
    [0, -wall],
    [front, -wall],
    [front / 2, -wall - rise],
  ])
  const slope = polygon([
    [front / 2, -wall - rise - 4],
    [front / 2 + side, -wall - rise - 4],
    [front + side + eave, -wall + 2],
    [front + eave, -wall + 4],
  ])
  const edge = `M${-eave} ${-wall + 4}L${front / 2} ${-wall - rise - 2}L${front + eave} ${-wall + 4}`
  return (
    sheet.solid(triangle, { fill: colour }) +
    sheet.solid(slope, { fill: t.base, ink: t.deep, start: 0.3, alpha: 0.7 }) +
    stroke(edge, t.light, 5)
  )
}

/** A tiled slope towards us and one in shadow on the side. */
function hippedRoof(sheet: Sheet, { front, side, wall, rise, eave }: Size, t: Ramp): string {
  const slope = polygon([
    [-eave, -wall + 2],
    [front + 2, -wall + 2],
    [front - 10, -wall - rise],
    [18, -wall - rise],
  ])
  const shaded = polygon([
    [front + 2, -wall + 2],
    [front + side + eave, -wall + 1],
    [front + side - 18, -wall - rise],
    [front - 10, -wall - rise],
  ])
  return (
    sheet.solid(slope, {
      fill: sheet.linear([t.light, t.base], 'down'),
      ink: t.deep,
      start: 0.35,
      alpha: 0.6,
      inside: tiles(front, wall, rise, t),
    }) +
    path(shaded, { fill: t.dark }) +
    rect(-eave, -wall + 1, front + eave + 2, 4, { fill: t.deep, opacity: 0.7 })
  )
}

function tiles(front: number, wall: number, rise: number, t: Ramp) {
  let out = ''
  for (let x = 6; x < front; x += 8)
    out += stroke(
      `M${x} ${-wall + 2}L${round(18 + ((x + 6) / (front + 8)) * (front - 28))} ${-wall - rise}`,
      t.deep,
      1.4,
      { opacity: 0.4 },
    )
  return out
}

export const windowWith = (x: number, y: number, { w = 12, h = 18, shutter = '#2c6b6d' } = {}) =>
  rect(x, y, w, h, { fill: '#3a4a4c' }) +
  rect(x + 1.5, y + 1.5, w / 2 - 2, h - 3, { fill: '#7f9aa0' }) +
  rect(x - w * 0.6, y, w * 0.55, h, { fill: shutter }) +
  rect(x + w * 1.05, y, w * 0.55, h, { fill: shutter }) +
  rect(x - 3, y + h, w + 6, 2.5, { fill: '#c9b48c' })
export const archDoor = (x: number, width: number, height: number, colour = '#7c2b2f') =>
  path(`M${x} 0V${-height + width / 2}a${width / 2} ${width / 2} 0 0 1 ${width} 0V0Z`, { fill: colour }) +
  stroke(`M${x} 0V${-height + width / 2}a${width / 2} ${width / 2} 0 0 1 ${width} 0V0`, '#d9b98a', 3.5) +
  stroke(`M${x + width / 2} 0V${-height + 4}`, '#4a1518', 1.6)
/** Buildings by name, about 220 px wide. */
export const buildings = {
  masseria: (sheet: Sheet) =>
    place(
      -120,
      0,
      house(sheet, { front: 150, side: 74, wall: 62, rise: 7, roof: '#e2c79a', eave: 3 }) +
        place(38, -62, house(sheet, { front: 70, side: 46, wall: 40, rise: 6, roof: '#e2c79a', eave: 3 })) +
        archDoor(58, 28, 46) +
        windowWith(20, -44) +
        windowWith(112, -44) +
        windowWith(66, -92, { w: 11, h: 15 }) +
        stroke('M38-102v-8M50-102v-8M62-102v-8M74-102v-8M86-102v-8M98-102v-8', WALL, 7, {
          'stroke-linecap': 'butt',
        }),
    ) +
    place(-148, 4, cypress(96)) +
    place(120, 4, cypress(118)) +
    place(142, 6, cypress(84)),
  trullo: (sheet: Sheet) =>
    (
      [
        [-64, 0.86],
        [64, 0.8],
        [0, 1],
      ] as const
    )
      .map(([x, s]) =>
        place(
          x,
          0,
          sheet.solid('M-46 0V-46H46V0Z', { fill: WALL, ink: '#c9a25e', start: 0.5, alpha: 0.6 }) +
            sheet.solid('M-54-44Q-24-72-8-124H8Q24-72 54-44Z', {
              fill: sheet.linear(['#b9b2a4', '#8d8678', '#5f594e']),
              ink: '#3f3a32',
              start: 0.4,
              alpha: 0.8,
              inside: [0, 1, 2, 3]
                .map((i) =>
                  stroke(`M-60 ${-58 - i * 15}Q0 ${-50 - i * 15} 60 ${-58 - i * 15}`, '#4f4a40', 2, {
                    opacity: 0.5,
                  }),
                )
                .join(''),
            }) +
            circle(0, -128, 7, { fill: '#fffaf0' }) +
            (s === 1 ? archDoor(-13, 26, 38, '#2c6b6d') : windowWith(-6, -34, { w: 11, h: 14 })),
          { scale: s },
        ),
      )
      .join(''),
  cascina: (sheet: Sheet) =>
    place(
      -130,
      0,
      place(150, -2, house(sheet, { front: 84, side: 40, wall: 50, rise: 26, colour: '#e9b88a' })) +
        house(sheet, { front: 156, side: 0, wall: 76, rise: 32, colour: '#f0c79a' }) +
        archDoor(30, 30, 44, '#5b2a1c') +
        archDoor(72, 30, 44, '#5b2a1c') +
        [14, 56, 98, 130].map((x) => windowWith(x, -68, { w: 10, h: 15, shutter: '#1f5b3f' })).join('') +
        windowWith(176, -42, { w: 11, h: 16, shutter: '#1f5b3f' }) +
        windowWith(206, -42, { w: 11, h: 16, shutter: '#1f5b3f' }) +
        rect(112, -118, 12, 24, { fill: '#b5533a' }),
    ) +
    place(-158, 4, cypress(112)) +
    place(132, 6, cypress(92)),
  malga: (sheet: Sheet) =>
    place(
      -86,
      0,
      house(sheet, {
        front: 104,
        side: 92,
        wall: 46,
        rise: 46,
        colour: '#a8734a',
        roof: '#6f5a4c',
        gable: true,
        eave: 14,
      }) +
        rect(0, -20, 104, 20, { fill: '#d9d2c2' }) +
        rect(104, -20, 92, 16, { fill: '#a59d8c' }) +
        [0, 1, 2].map((i) => rect(0, -30 - i * 8, 104, 1.6, { fill: '#5f3f26', opacity: 0.6 })).join('') +
        rect(42, -30, 20, 30, { fill: '#3f2717' }) +
        windowWith(14, -42, { w: 12, h: 13, shutter: '#b8402a' }) +
        windowWith(78, -42, { w: 12, h: 13, shutter: '#b8402a' }) +
        windowWith(46, -68, { w: 11, h: 13, shutter: '#b8402a' }),
    ),
  casa: (sheet: Sheet) =>
    place(
      -90,
      0,
      place(96, 0, house(sheet, { front: 62, side: 34, wall: 58, rise: 22, colour: '#e2957a' })) +
        house(sheet, { front: 96, side: 0, wall: 90, rise: 26, colour: '#f6d48f' }) +
        archDoor(36, 24, 38, '#1f5b3f') +
        windowWith(16, -78, { shutter: '#1f5b3f' }) +
        windowWith(66, -78, { shutter: '#1f5b3f' }) +
        windowWith(112, -46, { w: 11, h: 16, shutter: '#1f5b3f' }) +
        windowWith(138, -46, { w: 11, h: 16, shutter: '#1f5b3f' }),
    ) + place(-116, 4, cypress(90)),
  torre: (sheet: Sheet) =>
    place(
      -20,
      0,
      sheet.solid('M-44 0L-34-112H34L44 0Z', { fill: '#e9cf9f', ink: '#a8743c', start: 0.45, alpha: 0.8 }) +
        path('M-40-112H40V-126H-40Z', { fill: '#d9b67c' }) +
        stroke('M-34-126v-10M-17-126v-10M0-126v-10M17-126v-10M34-126v-10', '#d9b67c', 9, {
          'stroke-linecap': 'butt',
        }) +
        rect(-6, -90, 12, 20, { fill: '#4a3a2a' }) +
        archDoor(-10, 20, 30, '#4a3a2a'),
    ) +
    place(
      42,
      0,
      house(sheet, { front: 84, side: 34, wall: 42, rise: 18 }) +
        windowWith(16, -32, { w: 11, h: 15 }) +
        archDoor(48, 18, 30, '#2c6b6d'),
    ),
  // An oil mill: long stone house, wide arch, millstone against the wall.
  frantoio: (sheet: Sheet) =>
    place(
      -124,
      0,
      place(148, 0, house(sheet, { front: 70, side: 40, wall: 70, rise: 20, colour: '#d9c09a' })) +
        house(sheet, { front: 150, side: 0, wall: 64, rise: 30, colour: '#e6d2ac' }) +
        archDoor(54, 44, 52, '#4a3a2a') +
        windowWith(18, -46, { shutter: '#2f5a38' }) +
        windowWith(120, -46, { shutter: '#2f5a38' }) +
        windowWith(170, -54, { w: 11, h: 16, shutter: '#2f5a38' }) +
        rect(20, -112, 13, 26, { fill: '#b5533a' }) +
        circle(-14, -26, 26, { fill: '#8d8678' }) +
        circle(-17, -28, 23, { fill: '#c9c2b2' }) +
        circle(-17, -28, 6, { fill: '#5f594e' }),
    ) + place(140, 6, cypress(100)),
  // Two glasshouses with their ribs, and a brick shed.
  serra: (sheet: Sheet) =>
    place(-120, 0, glasshouse(sheet)) +
    place(4, 6, glasshouse(sheet), { scale: 1.1 }) +
    place(
      150,
      0,
      house(sheet, { front: 52, side: 0, wall: 52, rise: 24, colour: '#d98a6a' }) +
        archDoor(14, 24, 36, '#1f5b3f'),
    ),
}

function glasshouse(sheet: Sheet): string {
  const d = 'M0 0V-46A62 46 0 0 1 124-46V0Z'
  return (
    sheet.solid(d, {
      fill: sheet.linear(['#f4fbfa', '#cfe6e4', '#8fb9bb'], 'diagonal'),
      ink: '#4f8186',
      start: 0.45,
      alpha: 0.6,
      inside: path('M0 0V-18Q30-34 62-20T124-18V0Z', { fill: '#6f9a3f' }),
    }) +
    stroke('M0 0V-46A62 46 0 0 1 124-46V0M31 0V-82M62 0V-92M93 0V-82M0-34H124', '#fffdf6', 3.5) +
    rect(50, -40, 24, 40, { fill: '#e6f2f0' }) +
    stroke('M50 0V-40H74V0', '#1f5b3f', 3)
  )
}

export type BuildingName = keyof typeof buildings
