import type { ProductContent } from '@filiera/contract/console/product-content'
import { emptyTable, type Nutrient, nutrients } from '@filiera/domain/products/nutrients'
import { decimalText } from '@filiera/domain/products/sheet-words'
import { z } from 'zod'
import type { Cell } from './cell.ts'
import { readNumber } from './number-values.ts'
import { readText } from './text-cells.ts'

type Table = Exclude<NonNullable<ProductContent['nutrition']>, { exempt: string }>

const tableOf = ({ nutrition }: ProductContent): Table | null =>
  nutrition !== null && 'per' in nutrition ? nutrition : null

/** The table with a change; one that says nothing any more is none. */
function withTable(content: ProductContent, own: Partial<Table>): ProductContent {
  const table = { ...(tableOf(content) ?? emptyTable), ...own }
  const isEmpty = nutrients.every((nutrient) => table[nutrient] === null)
  // a reason why there is none stays until a value is given
  if (isEmpty) return tableOf(content) ? { ...content, nutrition: null } : content
  return { ...content, nutrition: table }
}

const nutrientCell = (nutrient: Nutrient): Cell => ({
  write(content, { language }) {
    const value = tableOf(content)?.[nutrient]
    return typeof value === 'number' ? decimalText(value, language) : ''
  },
  read(text, content) {
    if (text === '') return { value: withTable(content, { [nutrient]: null }) }
    const reading = readNumber(text, { decimals: 3, max: 100_000 })
    return 'fault' in reading ? reading : { value: withTable(content, { [nutrient]: reading.value }) }
  },
})

/** The nutrition table value by value, or why there is none. */
export const nutritionCells = {
  nutrition_per: {
    write: (content) => tableOf(content)?.per.replace('100', '100 ') ?? '',
    read(text, content) {
      const per = text === '' ? '100g' : text.replace(/\s/g, '').toLowerCase()
      if (per !== '100g' && per !== '100ml') return { fault: 'unknown' }
      return { value: tableOf(content) ? withTable(content, { per }) : content }
    },
  },
  nutrition_exemption: {
    write: ({ nutrition }) => (nutrition !== null && 'exempt' in nutrition ? nutrition.exempt : ''),
    read(text, content) {
      if (text === '') return { value: tableOf(content) ? content : { ...content, nutrition: null } }
      const reading = readText(z.string().max(100), text, true)
      return 'fault' in reading ? reading : { value: { ...content, nutrition: { exempt: reading.value } } }
    },
  },
  ...(Object.fromEntries(nutrients.map((nutrient) => [nutrient, nutrientCell(nutrient)])) as Record<
    Nutrient,
    Cell
  >),
} satisfies Record<string, Cell>
