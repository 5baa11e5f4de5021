import { plainParagraphs } from '../../../platform/plain-text.ts'

/** Plain text of what was written in HTML: no tag, no script, no style, one line a paragraph. */
export const cleanHtml = (html: string): string => plainParagraphs(html).join('\n')

/** The same in one line: titles, names, tags. */
export const cleanLine = (html: string): string => plainParagraphs(html).join(' ')
