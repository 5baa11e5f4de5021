/** What lists and counts know of a product: price in cents, mean stars in hundredths, created in microseconds since 1970; family 0 for none. */
export type ProductRow = {
  id: number
  cents: number
  popularity: number
  stars: number
  created: number
  family: number
  place: number
  values: number[]
}

const [END, ZERO] = [10, 48]
const columns = ['id', 'cents', 'popularity', 'stars', 'created', 'family', 'place'] as const

/**
 * Reads rows that the database sends as one text, a line a product with its numbers behind each other: a row of its own for each costs
 * ten times as much. A line with the id alone is a product that is not listed any more. `found` is given the same object each time.
 */
export function readRows(text: string, found: (row: ProductRow) => void, gone: (id: number) => void): void {
  if (text.length === 0) return
  const values: number[] = []
  const row: ProductRow = {
    id: 0,
    cents: 0,
    popularity: 0,
    stars: 0,
    created: 0,
    family: 0,
    place: 0,
    values,
  }
  let [number, place] = [0, 0]
  for (let at = 0; at <= text.length; at++) {
    const code = at < text.length ? text.charCodeAt(at) : END
    if (code >= ZERO) {
      number = number * 10 + code - ZERO
      continue
    }
    const column = columns[place]
    if (column) row[column] = number
    else values.push(number)
    number = 0
    place++
    if (code !== END) continue
    if (place > 1) found(row)
    else gone(row.id)
    values.length = place = 0
  }
}
