const closing = '</head>'

/** JSON-LD into the head of a document (visual direction §10), with nothing that could end its script. */
export function withStructuredData(html: string, data: readonly object[]): string {
  const at = html.indexOf(closing)
  if (data.length === 0 || at < 0) return html
  const scripts = data.map(
    (item) =>
      `<script type="application/ld+json">${JSON.stringify(item).replaceAll('<', '\\u003c')}</script>`,
  )
  return html.slice(0, at) + scripts.join('') + html.slice(at)
}
