import { attributesIn, findColumns, type Table } from './read-table.ts'
import {
  categoryPath,
  distinctPictures,
  foodColumns,
  type RefusedRow,
  type SourceFile,
  type SourceProduct,
} from './source-file.ts'

/** Headings of the classic and of the current product export. */
const columns = {
  key: ['handle', 'url handle'],
  title: ['title'],
  description: ['body (html)', 'body html', 'description'],
  brand: ['vendor'],
  type: ['type'],
  productCategory: ['product category'],
  tags: ['tags'],
  published: ['published', 'published on online store'],
  status: ['status'],
  option1: ['option1 value'],
  option2: ['option2 value'],
  option3: ['option3 value'],
  quantity: ['variant inventory qty', 'inventory quantity'],
  price: ['variant price', 'price'],
  compareAtPrice: ['variant compare at price', 'compare-at price'],
  measure: ['unit price total measure'],
  measureUnit: ['unit price total measure unit'],
  image: ['image src', 'product image url'],
  imagePosition: ['image position'],
  imageAlt: ['image alt text'],
  variantImage: ['variant image', 'variant image url'],
  ...foodColumns,
} as const
type Column = keyof typeof columns
type Cells = Partial<Record<Column, string>>
type Row = { line: number; cells: Cells; attributes: SourceProduct['attributes'] }

/** What belongs to a variant; everything else is written in the first row of its product. */
const variantColumns = [
  'price',
  'compareAtPrice',
  'quantity',
  'option1',
  'option2',
  'option3',
  'measure',
  'measureUnit',
  'gtin',
  'netQuantity',
  'variantImage',
] as const
const DEFAULT_OPTION = 'default title'

const isVariant = ({ cells }: Row): boolean =>
  cells.title !== undefined || variantColumns.some((column) => cells[column] !== undefined)

const without = (cells: Cells, left: readonly Column[]): Cells =>
  Object.fromEntries(Object.entries(cells).filter(([column]) => !left.includes(column as Column)))

const optionsOf = ({ option1, option2, option3 }: Cells): string[] =>
  [option1, option2, option3].filter(
    (value): value is string => value !== undefined && value.toLowerCase() !== DEFAULT_OPTION,
  )

/** The pictures of all rows of a product, in the order of their positions. */
const picturesOf = (rows: readonly Row[]) =>
  rows
    .flatMap(({ cells: { image, imageAlt = '', imagePosition } }) =>
      image === undefined ? [] : [{ url: image, alt: imageAlt, position: Number(imagePosition ?? 0) }],
    )
    .sort((a, b) => (a.position || 0) - (b.position || 0))
    .map(({ url, alt }) => ({ url, alt }))

function sourceProduct(row: Row, rows: readonly Row[]): SourceProduct {
  const shared = without(rows[0]?.cells ?? {}, variantColumns)
  const {
    measure,
    measureUnit = '',
    variantImage,
    type = '',
    productCategory = '',
    ...own
  } = {
    ...shared,
    ...row.cells,
  }
  const options = optionsOf(row.cells)
  const { option1: _1, option2: _2, option3: _3, image: _i, imageAlt: _a, imagePosition: _p, ...cells } = own
  const netQuantity = cells.netQuantity ?? (measure === undefined ? undefined : `${measure} ${measureUnit}`)
  const first = variantImage === undefined ? [] : [{ url: variantImage, alt: '' }]
  return {
    line: row.line,
    key: [cells.key ?? '', ...options],
    cells: netQuantity === undefined ? cells : { ...cells, netQuantity },
    attributes: { ...rows[0]?.attributes, ...row.attributes },
    options,
    categories: [cells.category ?? '', ...categoryPath(productCategory), type].filter(Boolean),
    pictures: distinctPictures([...first, ...picturesOf(rows)]),
  }
}

/** A Shopify product export: one product of ours a variant; further rows of a handle may only carry pictures. */
export function readShopify({ headings, rows, refused }: Table): SourceFile {
  const { names, cellsOf } = findColumns(headings, columns)
  const attributesOf = attributesIn(headings)
  const all = rows.map((row): Row => ({ line: row.line, cells: cellsOf(row), attributes: attributesOf(row) }))
  const byHandle = Map.groupBy(all, ({ cells }) => cells.key)
  const nameless: RefusedRow[] = (byHandle.get(undefined) ?? []).map(({ line }) => ({
    line,
    field: names.get('key') ?? 'Handle',
    reason: 'is missing',
  }))
  const products = all.flatMap((row) => {
    const group = byHandle.get(row.cells.key) ?? []
    const isProduct = row.cells.key !== undefined && (row === group[0] || isVariant(row))
    return isProduct ? [sourceProduct(row, group)] : []
  })
  const measure = names.get('measure')
  return {
    products,
    refused: [...refused, ...nameless],
    names: new Map([...(measure ? [['netQuantity', measure] as const] : []), ...names] as [never, string][]),
  }
}
