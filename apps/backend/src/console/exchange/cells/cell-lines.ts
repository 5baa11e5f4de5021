/** Stands for a bar within a part while a line is divided. */
const BAR = '\uE000'

/**
 * Cells that hold several things: one a line, its parts divided by `|`. A bar within a part has a backslash in front, as a backslash has;
 * a new line within a part is `\n`.
 */
export const writeLines = (lines: readonly (readonly string[])[]): string =>
  lines
    .map((parts) => {
      const filled = parts.slice(0, parts.findLastIndex((part) => part !== '') + 1)
      return filled.map((part) => part.replace(/[\\|]/g, '\\$&').replaceAll('\n', '\\n')).join(' | ')
    })
    .join('\n')

/** The filled lines of a cell with their parts, without spaces around them. */
export const readLines = (text: string): string[][] =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) =>
      line
        .replace(/\\(.)/g, (_all, sign: string) => (sign === '|' ? BAR : sign === 'n' ? '\n' : sign))
        .split('|')
        .map((part) => part.replaceAll(BAR, '|').trim()),
    )
