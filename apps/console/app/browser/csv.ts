/** A cell that spreadsheets would take for a formula is text. */
const safe = (cell: string) => (/^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell)

/** Rows as Excel opens them in Italy: semicolons, quotes, and a mark that says UTF-8. */
export const csvOf = (rows: readonly (readonly (string | number)[])[]): string =>
  `\uFEFF${rows
    .map((row) =>
      row
        .map((cell) => (typeof cell === 'number' ? String(cell) : `"${safe(cell).replaceAll('"', '""')}"`))
        .join(';'),
    )
    .join('\r\n')}\r\n`

/** Hands a text to the browser as a file to keep. */
export function saveFile(name: string, text: string, type = 'text/csv;charset=utf-8'): void {
  const url = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}
