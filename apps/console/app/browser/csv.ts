/** What a spreadsheet would take for a formula; a dash alone is none. */
const FORMULA = /^[=+\-@\t\r]/

function written(cell: string | number): string {
  if (typeof cell === 'number') return String(cell).replace('.', ',')
  const text = FORMULA.test(cell) && cell !== '-' ? `'${cell}` : cell
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Rows as Excel and LibreOffice open them in Italy: semicolons, decimal commas, UTF-8 with its mark. */
export const csvOf = (rows: readonly (readonly (string | number)[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map(written).join(';')}\r\n`).join('')}`

/** Hands a CSV to the browser as a file to keep. */
export function saveFile(name: string, text: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }))
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
