// Lines of running text on a printed label.
import { type Face, text, widthOf } from '../label/faces.ts'

type Style = { size: number; face?: Face; fill: string; leading?: number }

/** The words of a text in lines no wider than `width`. */
export function linesOf(
  words: string,
  width: number,
  { size, face = 'sans' }: Pick<Style, 'size' | 'face'>,
): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of words.split(' ')) {
    const longer = line ? `${line} ${word}` : word
    if (line && widthOf(longer, face, size) > width) {
      lines.push(line)
      line = word
    } else line = longer
  }
  return line ? [...lines, line] : lines
}

/** A centred paragraph from the baseline `y` on, and the baseline that follows it. */
export function paragraph(
  words: string,
  at: { x: number; y: number; width: number },
  style: Style,
): { drawn: string; y: number } {
  const { size, face = 'sans', fill, leading = 1.32 } = style
  let y = at.y
  let drawn = ''
  for (const line of linesOf(words, at.width, style)) {
    drawn += text(line, { x: at.x, y, size, face, fill })
    y += size * leading
  }
  return { drawn, y }
}
