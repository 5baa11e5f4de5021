import type { PageText } from '../app/shell/page-text.ts'

/** JSON-LD into the head of a document (visual direction §10), with nothing that could end its script; what has no head stays as it is. */
export function withStructuredData(page: PageText, data: readonly object[]): PageText {
  if (data.length === 0 || page.head === '') return page
  const scripts = data.map(
    (item) =>
      `<script type="application/ld+json">${JSON.stringify(item).replaceAll('<', '\\u003c')}</script>`,
  )
  return { ...page, head: page.head + scripts.join('') }
}
