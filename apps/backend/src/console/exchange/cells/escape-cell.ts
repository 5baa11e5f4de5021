/** In a cell it takes away what was said; an empty cell leaves it. */
export const EMPTIES = '-'

/** What spreadsheets take for a formula, and what empties: written with an apostrophe in front, and read without it. */
const escaped = /^'+[=+\-@\t\r]/
const toEscape = /^'*[=+\-@\t\r]/

export const escapeCell = (text: string): string => (toEscape.test(text) ? `'${text}` : text)
export const unescapeCell = (text: string): string => (escaped.test(text) ? text.slice(1) : text)
