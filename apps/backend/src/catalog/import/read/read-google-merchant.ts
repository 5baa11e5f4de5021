import { setImmediate } from 'node:timers/promises'
import sax from 'sax'
import { piecesOf } from './read-table.ts'
import {
  categoryPath,
  distinctPictures,
  type Field,
  foodColumns,
  isAttributeColumn,
  type SourceFile,
  type SourceProduct,
  UnreadableFile,
} from './source-file.ts'

/** Elements of an item, without the prefix of their namespace. */
const elements = {
  key: ['id'],
  title: ['title'],
  description: ['description', 'summary'],
  brand: ['brand'],
  price: ['price'],
  quantity: ['quantity', 'sell_on_google_quantity'],
  availability: ['availability'],
  ...foodColumns,
  netQuantity: ['unit_pricing_measure', ...foodColumns.netQuantity],
} as const satisfies Partial<Record<Field, readonly string[]>>

type Item = { line: number; values: Map<string, string[]> }

const plainName = (name: string): string => name.slice(name.indexOf(':') + 1).toLowerCase()

/** Collects the items of a feed: the texts of their elements, and product details under their own names. */
function itemCollector(): { parser: sax.SAXParser; items: Item[]; isFeed(): boolean } {
  const parser = sax.parser(true, { position: true })
  const items: Item[] = []
  const path: string[] = []
  let root = ''
  let item: Item | null = null
  let text = ''
  let detail = ''
  parser.onerror = (error) => {
    throw error
  }
  parser.ondoctype = () => {
    throw new UnreadableFile('The file declares a document type (<!DOCTYPE>), which no product feed needs.')
  }
  parser.onopentag = ({ name }) => {
    const plain = plainName(name)
    root ||= plain
    text = ''
    if (item) path.push(plain)
    else if (plain === 'item' || plain === 'entry') {
      item = { line: parser.line + 1, values: new Map() }
      items.push(item)
    }
  }
  parser.ontext = (piece) => {
    text += piece
  }
  parser.oncdata = (piece) => {
    text += piece
  }
  parser.onclosetag = () => {
    const name = path.pop()
    if (name === undefined) {
      item = null
      return
    }
    const isDetail = path.length === 1 && path[0] === 'product_detail'
    if (isDetail && name === 'attribute_name') detail = text.trim().toLowerCase()
    const key = isDetail && name === 'attribute_value' ? detail : path.length === 0 ? name : ''
    if (key && text.trim()) item?.values.set(key, [...(item.values.get(key) ?? []), text.trim()])
    text = ''
  }
  return { parser, items, isFeed: () => ['rss', 'feed', 'rdf'].includes(root) }
}

function sourceProduct({ line, values }: Item): SourceProduct {
  const all = (name: string) => values.get(name) ?? []
  const cells: SourceProduct['cells'] = Object.fromEntries(
    Object.entries(elements).flatMap(([field, names]) => {
      const text = names.flatMap(all)[0]
      return text === undefined ? [] : [[field, text]]
    }),
  )
  const { key = '', ...others } = cells
  return {
    line,
    key: ['google', key],
    cells: others,
    attributes: Object.fromEntries(
      [...values].flatMap(([name, [text]]) => (isAttributeColumn(name) && text ? [[name, text]] : [])),
    ),
    options: [],
    categories: [
      ...all('category'),
      ...all('product_type').flatMap(categoryPath),
      ...all('google_product_category').flatMap(categoryPath),
    ],
    pictures: distinctPictures(
      [...all('image_link'), ...all('additional_image_link')].map((url) => ({ url, alt: '' })),
    ),
  }
}

/**
 * A product feed of Google Merchant Center, RSS or Atom.
 * @throws UnreadableFile for broken XML, another kind of XML and document types, whose entities can grow without end
 */
export async function readGoogleMerchant(text: string): Promise<SourceFile> {
  const { parser, items, isFeed } = itemCollector()
  try {
    for (const piece of piecesOf(text)) {
      parser.write(piece)
      await setImmediate()
    }
    parser.close()
  } catch (error) {
    if (error instanceof UnreadableFile) throw error
    const [message = ''] = error instanceof Error ? error.message.split('\n') : []
    throw new UnreadableFile(`The file is not readable XML: ${message} in line ${parser.line + 1}.`)
  }
  if (!isFeed()) throw new UnreadableFile('This XML is not a product feed (RSS or Atom).')
  const products = items.map(sourceProduct)
  const isNamed = ({ key }: SourceProduct) => key[1] !== ''
  return {
    products: products.filter(isNamed),
    refused: products
      .filter((product) => !isNamed(product))
      .map(({ line }) => ({ line, field: 'id', reason: 'is missing' })),
    names: new Map(Object.entries(elements).map(([field, [name]]) => [field as Field, name])),
  }
}
