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
/** Texts kept ready: a post is read far more often than written. */
const KEPT = 500
const cleaned = new Map<string, string>()

function clean(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: ['p', 'h2', 'h3', 'ul', 'ol', 'li', 'blockquote', 'strong', 'em', 'a', 'br'],
    allowedAttributes: { a: ['href'] },
    allowedSchemes: ['https'],
    allowProtocolRelative: false,
  })
}

/** The HTML of a post that may reach a page: paragraphs, headings, lists, quotes, emphasis, links inside the shop or over https. */
export function cleanPost(html: string): string {
  const known = cleaned.get(html)
  if (known !== undefined) return known
  const text = clean(html)
  if (cleaned.size >= KEPT) cleaned.clear()
  cleaned.set(html, text)
  return text
}

/** What the HTML of a post says, without tags, on one line. */
export function plainPost(html: string): string {
  return sanitizeHtml(html.replace(BLOCK_END, '$& '), { allowedTags: [], allowedAttributes: {} })
    .replace(/&(?:amp|lt|gt|quot|#39|nbsp);/g, (entity) => entities[entity] ?? entity)
    .replace(/\s+/gu, ' ')
    .trim()
}
