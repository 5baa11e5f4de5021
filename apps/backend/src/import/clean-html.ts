import sanitizeHtml from 'sanitize-html'

const BLOCK_END = /<\/(?:p|h[1-6]|li|div|ul|ol|tr|table|blockquote)>|<br\s*\/?>/gi
/** Longest text kept, in characters. */
const MAX_LENGTH = 2000
const entities: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' }

/** Plain text of a description written in HTML: no tag, no script, no style, one line a paragraph. */
export function cleanHtml(html: string): string {
  const text = sanitizeHtml(html.replace(BLOCK_END, '$&\n'), { allowedTags: [], allowedAttributes: {} })
  return text
    .replace(/&(?:amp|lt|gt|quot);/g, (entity) => entities[entity] ?? entity)
    .split('\n')
    .map((line) => line.replace(/\s+/gu, ' ').trim())
    .filter(Boolean)
    .join('\n')
    .slice(0, MAX_LENGTH)
    .trim()
}
