import { attributesIn, findColumns, type Table, type TableRow } from './read-table.ts'
import { readYesNo } from './read-values.ts'
import {
  categoryPath,
  distinctPictures,
  type Field,
  foodColumns,
  type RefusedRow,
  type SourceFile,
  type SourceProduct,
} from './source-file.ts'

/** Headings of the product export, which speaks the language of the shop. */
const columns = {
  id: ['id'],
  type: ['type', 'tipo'],
  key: ['sku', 'cod'],
  title: ['name', 'nome', 'nombre'],
  published: ['published', 'pubblicato', 'publicado'],
  visibility: ['visibility in catalog', 'visibilità nel catalogo', 'visibilidad en el catálogo'],
  shortDescription: ['short description', 'breve descrizione', 'descripción corta'],
  description: ['description', 'descrizione', 'descripción'],
  availability: ['in stock?', 'in magazzino?', '¿hay existencias?'],
  quantity: ['stock', 'magazzino', 'inventario'],
  price: ['regular price', 'prezzo di listino', 'precio normal'],
  categories: ['categories', 'categorie', 'categorías'],
  tags: ['tags', 'tag', 'etiquetas'],
  image: ['images', 'immagini', 'imágenes'],
  parent: ['parent', 'genitore', 'superior'],
  brand: ['brands', 'marchi', 'marcas'],
  ...foodColumns,
} as const
type Column = keyof typeof columns
type Row = {
  line: number
  cells: Partial<Record<Column, string>>
  /** The platform's own: name and value. */
  attributes: [string, string][]
  /** Those of the shop. */
  own: SourceProduct['attributes']
}

const attributeHeading =
  /^(?:attribute|attributo|atributo) (\d+) (?:(name|nome|nombre)|(?:value|valore?|valuta).*)$/i
/** Of its parent, where a variation does not say it itself. */
const inherited = ['description', 'shortDescription', 'categories', 'tags', 'brand', 'image'] as const

/** Pairs the columns `Attribute 1 name` and `Attribute 1 value(s)`. */
function attributeReader(headings: readonly string[]): (row: TableRow) => [string, string][] {
  const found = headings.flatMap((heading, position) => {
    const match = attributeHeading.exec(heading)
    return match ? [{ number: match[1], isName: match[2] !== undefined, position }] : []
  })
  const pairs = found
    .filter(({ isName }) => isName)
    .map(({ number, position }) => [
      position,
      found.find((other) => other.number === number && !other.isName)?.position ?? -1,
    ])
  return ({ values }) =>
    pairs
      .map(([name = -1, value = -1]): [string, string] => [
        values[name]?.trim() ?? '',
        values[value]?.trim() ?? '',
      ])
      .filter(([name, value]) => name !== '' && value !== '')
}

const isFood = (name: string) =>
  Object.entries(foodColumns).find(([, [column]]) => column === name.toLowerCase())?.[0] as Field | undefined

/** Attributes that are named like our columns say what these say. */
const foodAttributes = (attributes: Row['attributes']) =>
  Object.fromEntries(
    attributes.flatMap(([name, value]) => {
      const field = isFood(name)
      return field ? [[field, value]] : []
    }),
  )

/** What a variation has of its own. */
const ofVariation = ['netQuantity', 'gtin']

const foodCells = (cells: Row['cells']) =>
  Object.fromEntries(
    Object.entries(cells).filter(([column]) => column in foodColumns && !ofVariation.includes(column)),
  )

function inheritedCells(parent: Row): Row['cells'] {
  const own = Object.fromEntries(
    inherited.flatMap((column) => (parent.cells[column] ? [[column, parent.cells[column]]] : [])),
  )
  return { ...own, ...foodAttributes(parent.attributes), ...foodCells(parent.cells) }
}

function sourceProduct(row: Row, parent: Row | null): SourceProduct {
  const {
    id,
    type: _t,
    parent: _p,
    shortDescription,
    categories = '',
    image = '',
    ...rest
  } = {
    ...(parent ? inheritedCells(parent) : {}),
    ...foodAttributes(row.attributes),
    ...row.cells,
  }
  const options = parent ? row.attributes.flatMap(([name, value]) => (isFood(name) ? [] : [value])) : []
  const description = rest.description ?? shortDescription
  const published =
    parent?.cells.published && readYesNo(parent.cells.published) !== true
      ? parent.cells.published
      : rest.published
  const { key, quantity, ...cells } = rest
  return {
    line: row.line,
    key: ['woocommerce', id ?? key ?? ''],
    cells: {
      ...cells,
      ...(parent && !cells.title && parent.cells.title && { title: parent.cells.title }),
      ...(description && { description }),
      ...(published && { published }),
      ...(parent?.cells.visibility && { visibility: parent.cells.visibility }),
      // "parent" shares one stock between variations, which products of ours cannot
      ...(quantity && quantity !== 'parent' && { quantity }),
    },
    attributes: { ...parent?.own, ...row.own },
    options: row.cells.title ? [] : options,
    categories: [cells.category ?? '', ...categories.split(',').flatMap((path) => categoryPath(path))].filter(
      Boolean,
    ),
    pictures: distinctPictures(
      image
        .split(/,\s+|,(?=https?:)/i)
        .map((url) => ({ url: url.trim(), alt: '' }))
        .filter(({ url }) => url !== ''),
    ),
  }
}

/** A WooCommerce product export: simple products and variations; a variable product only lends its texts. */
export function readWooCommerce({ headings, rows, refused }: Table): SourceFile {
  const { names, cellsOf } = findColumns(headings, columns)
  const attributesOf = attributeReader(headings)
  const ownOf = attributesIn(headings)
  const all = rows.map(
    (row): Row => ({
      line: row.line,
      cells: cellsOf(row),
      attributes: attributesOf(row),
      own: ownOf(row),
    }),
  )
  const typeOf = ({ cells }: Row) => cells.type?.toLowerCase() ?? 'simple'
  const wrong: RefusedRow[] = []
  const refuse = (row: Row, column: Column, reason: string) =>
    void wrong.push({ line: row.line, field: names.get(column) ?? column, reason })
  const byName = new Map(
    all.flatMap((row) =>
      [row.cells.id && `id:${row.cells.id}`, row.cells.key].flatMap((name) =>
        name ? [[name, row] as const] : [],
      ),
    ),
  )
  const parents = new Set<Row>()
  const products = all.flatMap((row) => {
    const type = typeOf(row)
    if (type.includes('variable')) return []
    if (/grouped|external/.test(type)) {
      refuse(row, 'type', `"${row.cells.type}" is not a product that is sold here`)
      return []
    }
    if (!row.cells.id && !row.cells.key) {
      refuse(row, 'key', 'is missing')
      return []
    }
    if (!type.includes('variation')) return [sourceProduct(row, null)]
    const parent = byName.get(row.cells.parent ?? '')
    if (!parent) {
      refuse(row, 'parent', `"${row.cells.parent ?? ''}" is not in the file`)
      return []
    }
    parents.add(parent)
    return [sourceProduct(row, parent)]
  })
  for (const row of all)
    if (typeOf(row).includes('variable') && !parents.has(row))
      refuse(row, 'type', 'has no variation in the file')
  return {
    products,
    refused: [...refused, ...wrong],
    names: new Map([['key', names.get('id') ?? 'ID'] as const, ...names] as [never, string][]),
  }
}
