// What every layout starts from: the kit's colours, the box, and the rows in their rank.
import { contrast } from '../../core/colour.ts'
import { kitNamed, type LabelKit } from '../kits.ts'
import { emblem } from './emblem.ts'
import { type Face, isCapitals } from './faces.ts'
import { type Row, type Rows, stack } from './stack.ts'
import { type Bend, type Box, type Tools, toolsFor } from './tools.ts'

/** What a label says of the product. */
export type LabelData = { word: string; detail: string }
export type LayoutName = LabelKit['layout']
export type LabelOptions = Bend & {
  /** Region instead of the town, which is part of a protected name. */
  safe?: boolean | undefined
  layout?: LayoutName | undefined
  paper?: string
  inks?: readonly [string, string]
  /** A round seal without a sheet of paper. */
  round?: boolean
}

export type Plan = ReturnType<typeof planOf>

function rowsOf(kit: LabelKit, data: LabelData, town: string, tiny: boolean) {
  const { face } = kit
  const overFace: Face = ['corsivo', 'egizio', 'grasso'].includes(face) ? 'sans' : face
  return {
    brand: (ink: string, weight = 1.5): Row => ({
      role: 'brand',
      s: kit.brand.name,
      face,
      weight,
      ink,
      track: face === 'lapidaria' || face === 'razionale' ? 0.03 : 0,
    }),
    over: (ink: string): Row => ({
      s: kit.brand.over,
      face: overFace,
      weight: 0.62,
      ink,
      track: isCapitals(face) ? 0.06 : 0,
    }),
    place: (ink: string, weight = 0.84): Row => ({
      role: 'place',
      s: town,
      face: 'sans',
      weight,
      ink,
      track: town.length > 12 ? 0.04 : 0.12,
    }),
    word: (ink: string, weight = 1.05): Row => ({ s: data.word, face: 'insegna', weight, ink, wraps: true }),
    detail: (ink: string): Row => ({ s: tiny ? '' : data.detail, face: 'sans', weight: 0.5, ink }),
  }
}

/** Everything a layout of this producer's label needs. */
export function planOf(slug: string, data: LabelData, box: Box, options: LabelOptions) {
  const kit = kitNamed(slug)
  const tools: Tools = toolsFor(box, options)
  const { x, y, w, h } = box
  const { paper = kit.paper, inks: [first, second] = kit.inks } = options
  const town = (options.safe ? kit.placeSafe : kit.place).toUpperCase()
  const pad = Math.max(5, Math.min(w, h) * 0.06, options.curved ? w * 0.075 : 0)
  const mark = (ink: string, ground: string, weight = 1.9, scale = 1): Row => ({
    weight,
    draw: (a, b, height) =>
      emblem(slug, {
        x: a,
        y: tools.at(a, b)[1],
        size: Math.min(height * 1.1, w * 0.62) * scale,
        ink,
        paper: ground,
      }),
  })
  /** A wide label puts the emblem at the left and the lines beside it. */
  const beside = (room: Box, ink: string, ground: string, rows: Rows): string => {
    const size = Math.min(room.h * 0.94, room.w * 0.3)
    const middle = room.x + size / 2
    return (
      emblem(slug, { x: middle, y: tools.at(middle, room.y + room.h / 2)[1], size, ink, paper: ground }) +
      stack(tools, { x: room.x + size + pad, y: room.y, w: room.w - size - pad, h: room.h }, rows)
    )
  }
  return {
    slug,
    data,
    kit,
    tools,
    box,
    paper,
    /** The reading ink, and the one that decorates. */
    first,
    second,
    /** What reads on the first ink. */
    on: contrast(paper, first) >= 4 ? paper : '#fffaf0',
    town,
    pad,
    /** Size of ornaments. */
    small: Math.max(4.5, Math.min(w, h) * 0.045),
    wide: w / h > 1.55,
    tall: h / w > 1.25,
    curved: options.curved === true,
    round: options.round === true,
    rows: rowsOf(kit, data, town, Math.min(w, h) < 96),
    mark,
    beside,
    sheet: tools.field(x, y, w, h, paper),
    inner: (by = pad): Box => ({ x: x + by, y: y + by, w: w - 2 * by, h: h - 2 * by }),
    stack: (room: Box, rows: Rows) => stack(tools, room, rows),
  }
}
