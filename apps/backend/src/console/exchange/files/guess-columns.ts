import { ownColumn, plainHeading, type SheetColumn } from '@filiera/domain/products/sheet-columns'
import { type Field, foodColumns } from '../../../catalog/import/read/source-file.ts'

/** Columns for what the readers of product files know of a product. */
export const columnOfField: Partial<Record<Field, SheetColumn>> = {
  key: 'own_code',
  title: 'title_it',
  description: 'description_it',
  brand: 'brand',
  tags: 'tags_it',
  price: 'price',
  quantity: 'stock',
  category: 'category',
  gtin: 'gtin',
  netQuantity: 'net_quantity',
  vatRate: 'vat_rate',
  ingredients: 'ingredients_it',
  allergens: 'allergens',
  organicCode: 'organic_code',
  organicOrigin: 'organic_origin',
  origin: 'origin_it',
  storage: 'storage_it',
  use: 'use_it',
  priceReason: 'price_reason_it',
  alcoholByVolume: 'alcohol_by_volume',
  nutritionExemption: 'nutrition_exemption',
  energyKj: 'energyKj',
  energyKcal: 'energyKcal',
  fat: 'fat',
  saturates: 'saturates',
  carbohydrate: 'carbohydrate',
  sugars: 'sugars',
  protein: 'protein',
  salt: 'salt',
}

/** What producers and their programs call columns, beside our own words. */
const others: Partial<Record<SheetColumn, string>> = {
  own_code:
    'sku, cod, cod art, cod articolo, codice, codice articolo, codice prodotto, articolo, art, ref, referencia, codigo, codigo articulo, item code, product code, code',
  gtin: 'ean, ean13, ean 13, cod ean, codice ean, barcode, codice a barre, codigo de barras, upc',
  title_it:
    'nome, nome prodotto, prodotto, titolo, descrizione articolo, denominazione, nombre, producto, titulo, name, title, product, product name',
  title_en: 'english name, nome inglese, title en, name en',
  title_es: 'spanish name, nome spagnolo, title es, name es',
  description_it:
    'descrizione, descrizione prodotto, descrizione lunga, description, descripcion, short description',
  category: 'categoria, reparto, famiglia, gruppo, category, categories, categorie, categorias',
  brand: 'marca, marchio, brand, vendor, produttore, fornitore',
  price:
    'prezzo, prezzo pubbl, prezzo pubblico, prezzo al pubblico, prezzo ivato, prezzo di vendita, prezzo vendita, prezzo di listino, listino, precio, pvp, price, retail price, regular price',
  stock:
    'giacenza, giac, scorta, scorte, quantita, qta, disponibilita, pezzi, magazzino, existencias, inventario, stock, quantity, qty, inventory',
  vat_rate: 'iva, aliquota, vat',
  net_quantity: 'formato, peso netto, contenuto, contenuto netto, net weight, size, peso neto',
  gross_weight: 'peso lordo, gross weight, peso bruto, peso lordo g',
  tags_it: 'tag, tags, etiquetas',
  ingredients_it: 'ingredienti, ingredients, ingredientes',
  allergens: 'allergeni, allerg, allergens, alergenos',
  traces: 'tracce, traces, trazas',
  origin_it: 'origine, provenienza, origin, origen',
  storage_it: 'conservazione, modalita di conservazione, storage, conservacion',
  alcohol_by_volume: 'alcol, alcool, gradi, gradazione, abv',
  warehouse: 'magazzino di partenza, deposito, warehouse',
}

const known = new Map<string, SheetColumn>()
for (const [column, names] of Object.entries(others))
  for (const name of names.split(', ')) known.set(plainHeading(name), column as SheetColumn)
for (const [field, names] of Object.entries(foodColumns)) {
  const column = columnOfField[field as Field]
  for (const name of names) if (column) known.set(plainHeading(name), column)
}

/** Where each column of a file belongs by its heading; each of ours once, the first time. Null for what says nothing to us. */
export function guessColumns(headings: readonly string[]): (SheetColumn | null)[] {
  const taken = new Set<SheetColumn>()
  return headings.map((heading) => {
    const plain = plainHeading(heading)
    const column = ownColumn.get(plain) ?? known.get(plain) ?? null
    if (column === null || taken.has(column)) return null
    taken.add(column)
    return column
  })
}
