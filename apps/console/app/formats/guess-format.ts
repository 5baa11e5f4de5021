type Quantity = { value: number; unit: 'g' | 'ml' | 'piece' }

/** "3 × 120 g", "500 ml", "1,5 kg" in a name. */
const WRITTEN = /\d+(?:[.,]\d+)?(?: [×x] \d+(?:[.,]\d+)?)? ?(?:kg|g|ml|cl|litri|litro|l)\b/

const UNITS = { g: ['g', 'kg'], ml: ['ml', 'l'] } as const

/** The format that a product seems to be: as its name says it, else by its net quantity; empty when neither does. */
export function guessFormat(title: string, quantity: Quantity | null): string {
  const [written] = WRITTEN.exec(title) ?? []
  if (written !== undefined) return written
  if (!quantity || quantity.unit === 'piece') return ''
  const [small, large] = UNITS[quantity.unit]
  const { value } = quantity
  return value >= 1000 ? `${String(value / 1000).replace('.', ',')} ${large}` : `${value} ${small}`
}
