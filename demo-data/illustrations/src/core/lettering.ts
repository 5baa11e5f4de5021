// Lettering converted to outlines, so that pictures need no font when they are shown.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { create, type Font, type GlyphRun } from 'fontkit'
import { round } from './svg.ts'

const resolve = createRequire(import.meta.url).resolve

function load(file: string): Font {
  const font = create(readFileSync(resolve(file)))
  if (!('layout' in font)) throw new Error(`${file} is a collection of fonts, not a font`)
  return font
}

const FONTS = {
  serif: load('@fontsource/young-serif/files/young-serif-latin-400-normal.woff'),
  sans: load('@fontsource/instrument-sans/files/instrument-sans-latin-600-normal.woff'),
}
const COMMANDS: Record<string, string> = {
  moveTo: 'M',
  lineTo: 'L',
  quadraticCurveTo: 'Q',
  bezierCurveTo: 'C',
  closePath: 'Z',
}

type FontName = keyof typeof FONTS
type Line = { run: GlyphRun; scale: number; width: number }
type Style = {
  x?: number
  y?: number
  /** Font size in units of the drawing. */
  size?: number
  font?: FontName
  fill?: string
  /** Letter spacing in em. */
  track?: number
  /** The line shrinks to fit. */
  maxWidth?: number
}

function measure(text: string, font: FontName, size: number, track: number): Line {
  const run = FONTS[font].layout(text)
  const scale = size / FONTS[font].unitsPerEm
  const width = run.positions.reduce((sum, p) => sum + p.xAdvance * scale + track * size, -track * size)
  return { run, scale, width }
}

/** Characters of a text that the lettering cannot draw. */
export const missingCharacters = (text: string, font: FontName = 'serif'): string[] =>
  [...text].filter((character) => !FONTS[font].hasGlyphForCodePoint(character.codePointAt(0) ?? 0))

/** Width of one line, in units of the drawing. */
export const lineWidth = (text: string, size: number, font: FontName = 'serif', track = 0): number =>
  measure(text, font, size, track).width

/** One centred line of text as a path. */
export function lettering(text: string, style: Style = {}): string {
  const { x = 0, y = 0, font = 'serif', fill = '#1b1b16', track = 0, maxWidth } = style
  let { size = 20 } = style
  let line = measure(text, font, size, track)
  if (maxWidth && line.width > maxWidth) {
    size *= maxWidth / line.width
    line = measure(text, font, size, track)
  }
  let pen = x - line.width / 2
  let d = ''
  line.run.glyphs.forEach((glyph, i) => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = line.run.positions[i] ?? {}
    for (const { command, args } of glyph.path.commands) {
      d += COMMANDS[command] ?? ''
      for (let j = 0; j < args.length; j += 2)
        d += `${j ? ' ' : ''}${round(pen + ((args[j] ?? 0) + xOffset) * line.scale)} ${round(y - ((args[j + 1] ?? 0) + yOffset) * line.scale)}`
    }
    pen += xAdvance * line.scale + track * size
  })
  return `<path d="${d}" fill="${fill}"/>`
}

/** One glyph: its advance and its outline, y upwards, in thousandths of an em. */
export type Outline = { advance: number; d: string }

/** The glyphs of a line, for whoever bends it. */
export function outlines(text: string, font: FontName): Outline[] {
  const { run, scale } = measure(text, font, 1000, 0)
  return run.glyphs.map((glyph, i) => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = run.positions[i] ?? {}
    let d = ''
    for (const { command, args } of glyph.path.commands) {
      d += COMMANDS[command] ?? ''
      for (let j = 0; j < args.length; j += 2)
        d += `${j ? ' ' : ''}${round(((args[j] ?? 0) + xOffset) * scale)} ${round(((args[j + 1] ?? 0) + yOffset) * scale)}`
    }
    return { advance: xAdvance * scale, d }
  })
}
