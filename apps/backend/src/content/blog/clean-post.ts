import sanitizeHtml from 'sanitize-html'

const BLOCK_END = /<\/(?:p|h[1-6]|li|blockquote)>|<br\s*\/?>/gi
const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
}

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
export function plainPost(html: string): string {
  return sanitizeHtml(html.replace(BLOCK_END, '$& '), { allowedTags: [], allowedAttributes: {} })
    .replace(/&(?:amp|lt|gt|quot|#39|nbsp);/g, (entity) => entities[entity] ?? entity)
    .replace(/\s+/gu, ' ')
    .trim()
}
