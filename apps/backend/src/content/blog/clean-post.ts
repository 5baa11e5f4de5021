import sanitizeHtml from 'sanitize-html'
import { plainParagraphs } from '../../platform/plain-text.ts'

/** The HTML of a post that may reach a page: paragraphs, headings, lists, quotes, emphasis, links inside the shop or over https. */
export function cleanPost(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: ['p', 'h2', 'h3', 'ul', 'ol', 'li', 'blockquote', 'strong', 'em', 'a', 'br'],
    allowedAttributes: { a: ['href'] },
    allowedSchemes: ['https'],
    allowProtocolRelative: false,
  })
}

/** What the HTML of a post says, without tags, on one line. */
export const plainPost = (html: string): string => plainParagraphs(html).join(' ')
