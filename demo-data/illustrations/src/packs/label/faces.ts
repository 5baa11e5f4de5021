// Lines of text as outlines, in ten faces; they can follow a bottle or a circle.
import { readFileSync } from 'node:fs'
import { type Outline, outlines } from '../../core/lettering.ts'
import { type Point, round } from '../../core/svg.ts'

/** Faces cut for names, kept as outlines (`lettering/`); what they lack is set in the sans. */
const NAME_FACES = [
  'lapidaria',
  'bodoni',
  'deco',
  'stretto',
  'egizio',
  'corsivo',
  'razionale',
  'grasso',
] as const
type NameFace = (typeof NAME_FACES)[number]
/** `insegna` is Young Serif, `sans` Instrument Sans. */
export type Face = NameFace | 'insegna' | 'sans'
type Cut = {
  cap: number
  kern?: Record<string, number>
  glyphs: Record<string, [advance: number, d: string]>
}

const cuts = new Map<NameFace, Cut>()
function cutOf(face: NameFace): Cut {
  const known = cuts.get(face)
  if (known) return known
  const read: Cut = JSON.parse(readFileSync(new URL(`lettering/${face}.json`, import.meta.url), 'utf8'))
  cuts.set(face, read)
  return read
}

const isNameFace = (face: Face): face is NameFace => NAME_FACES.some((name) => name === face)

/** Height of capitals, in em. */
export const capOf = (face: Face): number => (isNameFace(face) ? cutOf(face).cap / 1000 : 0.7)

const CAPITALS: readonly Face[] = ['lapidaria', 'razionale', 'stretto', 'deco']
/** Faces drawn as capitals are set in upper case. */
export const isCapitals = (face: Face): boolean => CAPITALS.includes(face)
export const cased = (face: Face, line: string): string => (isCapitals(face) ? line.toUpperCase() : line)

function glyphsOf(line: string, face: Face): Outline[] {
  if (!isNameFace(face)) return outlines(line, face === 'insegna' ? 'serif' : 'sans')
  const { glyphs, kern = {} } = cutOf(face)
  const characters = [...line]
  return characters.flatMap((character, i) => {
    const own = glyphs[character]
    if (!own) return outlines(character, 'sans')
    return [{ advance: own[0] + (kern[`${character}${characters[i + 1]}`] ?? 0), d: own[1] }]
  })
}

type Laid = { pens: { pen: number; d: string }[]; width: number; scale: number }

function lay(line: string, face: Face, size: number, track: number): Laid {
  const scale = size / 1000
  let pen = 0
  const pens = glyphsOf(line, face).map(({ advance, d }) => {
    const at = { pen, d }
    pen += advance * scale + track * size
    return at
  })
  return { pens, width: pen - track * size, scale }
}

/** Width of a line in units. */
export const widthOf = (line: string, face: Face, size: number): number => lay(line, face, size, 0).width

/** The size at which a line fills `width` without exceeding `max`. */
export const fit = (line: string, face: Face, width: number, max: number, track = 0): number =>
  Math.min(max, (width / Math.max(1, lay(line, face, 100, track).width)) * 100)

/** Where a point of a line goes on the drawing. */
export type Warp = (x: number, y: number) => Point

function drawn({ pens, scale }: Laid, put: Warp): string {
  let out = ''
  for (const { pen, d } of pens)
    for (const [, command = '', values = ''] of d.matchAll(/([MLQCZ])([^MLQCZ]*)/g)) {
      const n = values ? values.trim().split(/[ ,]+/).map(Number) : []
      out += command
      for (let j = 0; j < n.length; j += 2) {
        const [x, y] = put(pen + (n[j] ?? 0) * scale, -(n[j + 1] ?? 0) * scale)
        out += `${j ? ' ' : ''}${round(x)} ${round(y)}`
      }
    }
  return out
}

export type Line = {
  x?: number
  y?: number
  size?: number
  face?: Face
  fill?: string
  /** Letter spacing in em. */
  track?: number
  anchor?: 'start' | 'middle' | 'end'
  warp?: Warp | undefined
  /** Degrees about (x, y). */
  turn?: number
}

/** One line of text. */
export function text(line: string, style: Line): string {
  const { x = 0, y = 0, size = 20, face = 'sans', fill = '#231815', track = 0 } = style
  const { anchor = 'middle', warp, turn = 0 } = style
  const laid = lay(line, face, size, track)
  const left = anchor === 'middle' ? -laid.width / 2 : anchor === 'end' ? -laid.width : 0
  const a = (turn * Math.PI) / 180
  const put: Warp = (px, py) => {
    const [u, v] = [left + px, py]
    const [tu, tv] = [u * Math.cos(a) - v * Math.sin(a), u * Math.sin(a) + v * Math.cos(a)]
    return warp ? warp(x + tu, y + tv) : [x + tu, y + tv]
  }
  return `<path d="${drawn(laid, put)}" fill="${fill}"/>`
}

type Ring = {
  x: number
  y: number
  radius: number
  size: number
  face?: Face
  fill: string
  track?: number
  /** Along the foot instead of the head. */
  foot?: boolean
}

/** Text on a circle. */
export function ring(line: string, style: Ring): string {
  const { x, y, radius, size, face = 'sans', fill, track = 0.1, foot = false } = style
  const laid = lay(line, face, size, track)
  const put: Warp = (px, py) => {
    const along = px - laid.width / 2
    const a = (foot ? Math.PI / 2 : -Math.PI / 2) + (foot ? -along : along) / radius
    const r = foot ? radius + py : radius - py
    return [x + r * Math.cos(a), y + r * Math.sin(a)]
  }
  return `<path d="${drawn(laid, put)}" fill="${fill}"/>`
}
