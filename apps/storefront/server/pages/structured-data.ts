/** JSON-LD into the head of a document (visual direction §10), with nothing that could end its script. */
export function withStructuredData(html: string, data: readonly object[]): string {
  const scripts = data.map(
    (item) =>
      `<script type="application/ld+json">${JSON.stringify(item).replaceAll('<', '\\u003c')}</script>`,
  )
  return scripts.length === 0 ? html : html.replace('</head>', () => `${scripts.join('')}</head>`)
}
