/** JSON-LD into the head of a document (visual direction §10), with nothing that could end its script. */
export function withStructuredData(html: Buffer, data: readonly object[]): Buffer {
  const end = data.length > 0 ? html.indexOf('</head>') : -1
  if (end < 0) return html
  const scripts = data.map(
    (item) =>
      `<script type="application/ld+json">${JSON.stringify(item).replaceAll('<', '\\u003c')}</script>`,
  )
  return Buffer.concat([html.subarray(0, end), Buffer.from(scripts.join('')), html.subarray(end)])
}
