/** What the import understands of a product row. */
const headings = {
  handle: ['handle', 'url handle'],
  title: ['title'],
  description: ['body (html)', 'body html', 'description'],
  vendor: ['vendor'],
  type: ['type'],
  productCategory: ['product category'],
  tags: ['tags'],
  published: ['published', 'published on online store'],
  status: ['status'],
  option1: ['option1 value'],
  option2: ['option2 value'],
  option3: ['option3 value'],
  grams: ['variant grams', 'weight value (grams)'],
  quantity: ['variant inventory qty', 'inventory quantity'],
  price: ['variant price', 'price'],
  compareAtPrice: ['variant compare at price', 'compare-at price'],
  image: ['image src', 'product image url'],
  measure: ['unit price total measure'],
  measureUnit: ['unit price total measure unit'],
  // What the law asks for has no heading of Shopify's own: metafields, or columns of these names.
  category: ['category'],
  vatRate: ['vat_rate'],
  ingredients: ['ingredients'],
  allergens: ['allergens'],
  origin: ['origin'],
  storage: ['storage'],
  use: ['use'],
  alcoholByVolume: ['alcohol_by_volume'],
  nutritionExemption: ['nutrition_exemption'],
  energyKj: ['energy_kj'],
  energyKcal: ['energy_kcal'],
  fat: ['fat'],
  saturates: ['saturates'],
  carbohydrate: ['carbohydrate'],
  sugars: ['sugars'],
  protein: ['protein'],
  salt: ['salt'],
} as const

export type ImportColumn = keyof typeof headings
/** A row's cells, trimmed; an absent column is an empty text. */
export type ImportCells = Record<ImportColumn, string>
/** Position of each column in the file, and the heading the file gives it. */
export type ImportHeader = { positions: Map<ImportColumn, number>; names: Map<ImportColumn, string> }

const columns = Object.keys(headings) as ImportColumn[]
const needed: readonly ImportColumn[] = ['handle', 'title', 'price']

/** `Ingredients (product.metafields.custom.ingredients)` → `ingredients`. */
function plainHeading(heading: string): string {
  const metafield = /\(product\.metafields\.[\w-]+\.([\w-]+)\)\s*$/i.exec(heading)?.[1]
  return (metafield ?? heading).trim().toLowerCase()
}

/** Finds the columns of a classic or current Shopify export. @throws Error naming the headings that are missing */
export function readHeader(cells: readonly string[]): ImportHeader {
  const plain = cells.map(plainHeading)
  const positions = new Map<ImportColumn, number>()
  const names = new Map<ImportColumn, string>()
  for (const column of columns) {
    const known: readonly string[] = headings[column]
    const position = plain.findIndex((heading) => known.includes(heading))
    if (position < 0) continue
    positions.set(column, position)
    names.set(column, cells[position]?.trim() ?? column)
  }
  const missing = needed.filter((column) => !positions.has(column))
  if (missing.length > 0) {
    const asked = missing.map((column) => headings[column].map((name) => `"${name}"`).join(' or '))
    throw new Error(
      `This is not a Shopify product file: the first line has no column ${asked.join(', no column ')}.`,
    )
  }
  return { positions, names }
}

export function readCells(record: readonly string[], { positions }: ImportHeader): ImportCells {
  return Object.fromEntries(
    columns.map((column) => [column, record[positions.get(column) ?? -1]?.trim() ?? '']),
  ) as ImportCells
}
