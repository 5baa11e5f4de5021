import sanitizeHtml from 'sanitize-html'

const BLOCK_END = /<\/(?:p|h[1-6]|li|div|ul|ol|tr|table|blockquote)>|<br\s*\/?>/gi
const entities: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' }

/** Plain text of what was written in HTML: no tag, no script, no style, one line a paragraph. */
export function cleanHtml(html: string): string {
  const text = sanitizeHtml(html.replace(BLOCK_END, '$&\n'), { allowedTags: [], allowedAttributes: {} })
  return text
    .replace(/&(?:amp|lt|gt|quot);/g, (entity) => entities[entity] ?? entity)
    .split('\n')
    .map((line) => line.replace(/\s+/gu, ' ').trim())
    .filter(Boolean)
    .join('\n')
}

/** The same in one line: titles, names, tags. */
export const cleanLine = (html: string): string => cleanHtml(html).replaceAll('\n', ' ')
