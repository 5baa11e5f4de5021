import { stringify } from 'csv-stringify/sync'

/**
 * Rows as Excel opens them in Italy and Spain, where the comma divides decimals: semicolons between cells, and a mark that says UTF-8.
 * Other programs ask or find out. A cell of several lines stands in quotes.
 */
export const csvRows = (rows: readonly (readonly string[])[], isBeginning = false): Buffer =>
  Buffer.from(
    stringify(
      rows.map((row) => [...row]),
      { bom: isBeginning, delimiter: ';', record_delimiter: '\r\n', quoted_match: /[\r\n]/ },
    ),
  )
