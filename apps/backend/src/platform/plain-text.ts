import sanitizeHtml from 'sanitize-html'

const BLOCK_END = /<\/(?:p|h[1-6]|li|div|ul|ol|tr|table|blockquote)>|<br\s*\/?>/gi
/** What is left escaped where the tags were taken away; every other entity is a character then. */
const entities: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' }

/** The paragraphs of what was written in HTML as plain text: no tag, no script, no style, none empty. */
export const plainParagraphs = (html: string): string[] =>
  sanitizeHtml(html.replace(BLOCK_END, '$&\n'), { allowedTags: [], allowedAttributes: {} })
    .replace(/&(?:amp|lt|gt|quot);/g, (entity) => entities[entity] ?? entity)
    .split('\n')
    .map((line) => line.replace(/\s+/gu, ' ').trim())
    .filter(Boolean)
