/** A cell that spreadsheets would take for a formula is text; a dash alone is none. */
const safe = (cell: string) => (/^[=+\-@\t\r]/.test(cell) && cell !== '-' ? `'${cell}` : cell)

/** Rows as Excel opens them in Italy: semicolons, quotes, and a mark that says UTF-8. */
export const csvOf = (rows: readonly (readonly (string | number)[])[]): string =>
  `\uFEFF${rows
    .map((row) =>
      row
        .map((cell) => (typeof cell === 'number' ? String(cell) : `"${safe(cell).replaceAll('"', '""')}"`))
        .join(';'),
    )
    .join('\r\n')}\r\n`

/** Hands a file to the browser to keep. */
function saveBlob(name: string, blob: Blob): void {
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}

/** Hands a text to the browser as a file to keep. */
export const saveFile = (name: string, text: string, type = 'text/csv;charset=utf-8'): void =>
  saveBlob(name, new Blob([text], { type }))
