import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { create, type Font } from 'fontkit'

const file = createRequire(import.meta.url).resolve(
  '@fontsource/young-serif/files/young-serif-latin-400-normal.woff',
)

/** Read when the first preview is drawn: most processes never draw one. */
let loaded: Font | null = null
function font(): Font {
  if (loaded) return loaded
  const read = create(readFileSync(file))
  if (!('layout' in read)) throw new Error(`${file} is a collection of fonts, not a font`)
  loaded = read
  return read
}

const commands: Readonly<Record<string, string>> = {
  moveTo: 'M',
  lineTo: 'L',
  quadraticCurveTo: 'Q',
  bezierCurveTo: 'C',
  closePath: 'Z',
}

/** Width in pixels of one line set in Young Serif. */
export function lineWidth(text: string, size: number): number {
  return (font().layout(text).advanceWidth * size) / font().unitsPerEm
}

/** Outlines of one line as SVG path data: no font is needed to draw it. `y` is the baseline. */
export function linePath(text: string, size: number, x: number, y: number): string {
  const scale = size / font().unitsPerEm
  const { glyphs, positions } = font().layout(text)
  let pen = x
  let path = ''
  glyphs.forEach((glyph, index) => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {}
    for (const { command, args } of glyph.path.commands) {
      path += commands[command] ?? ''
      for (let i = 0; i < args.length; i += 2) {
        const across = pen + ((args[i] ?? 0) + xOffset) * scale
        const down = y - ((args[i + 1] ?? 0) + yOffset) * scale
        path += `${i ? ' ' : ''}${across.toFixed(1)} ${down.toFixed(1)}`
      }
    }
    pen += xAdvance * scale
  })
  return path
}
