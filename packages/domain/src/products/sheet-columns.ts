import { type Language, languages, type Texts } from '../languages.ts'
import { type Nutrient, nutrients } from './nutrients.ts'

/** What is written once of a product, as headings of a sheet. */
const plain = {
  id: { it: 'Numero', en: 'Number', es: 'Número' },
  own_code: { it: 'Codice proprio', en: 'Own code', es: 'Código propio' },
  gtin: { it: 'GTIN', en: 'GTIN', es: 'GTIN' },
  category: { it: 'Categoria', en: 'Category', es: 'Categoría' },
  brand: { it: 'Marchio', en: 'Brand', es: 'Marca' },
  price: { it: 'Prezzo con IVA', en: 'Price with VAT', es: 'Precio con IVA' },
  stock: { it: 'Scorta', en: 'Stock', es: 'Existencias' },
  stock_was: { it: 'Scorta esportata', en: 'Stock when exported', es: 'Existencias al exportar' },
  offer_price: { it: 'Offerta: prezzo', en: 'Offer: price', es: 'Oferta: precio' },
  offer_from: { it: 'Offerta: dal', en: 'Offer: from', es: 'Oferta: desde' },
  offer_to: { it: 'Offerta: fino al', en: 'Offer: until', es: 'Oferta: hasta' },
  vat_rate: { it: 'Aliquota IVA', en: 'VAT rate', es: 'Tipo de IVA' },
  net_quantity: { it: 'Quantità netta', en: 'Net quantity', es: 'Cantidad neta' },
  drained_quantity: { it: 'Peso sgocciolato', en: 'Drained quantity', es: 'Peso escurrido' },
  gross_weight: { it: 'Peso lordo in grammi', en: 'Gross weight in grams', es: 'Peso bruto en gramos' },
  temperature: { it: 'Temperatura', en: 'Temperature', es: 'Temperatura' },
  ships_to: { it: 'Paesi di spedizione', en: 'Ships to', es: 'Países de envío' },
  warehouse: { it: 'Magazzino', en: 'Warehouse', es: 'Almacén' },
  format: { it: 'Formato nel negozio', en: 'Format in the shop', es: 'Formato en la tienda' },
  other_formats: {
    it: 'Numeri degli altri formati',
    en: 'Numbers of the other formats',
    es: 'Números de los otros formatos',
  },
  allergens: { it: 'Contiene', en: 'Contains', es: 'Contiene (alérgenos)' },
  traces: { it: 'Può contenere', en: 'May contain', es: 'Puede contener' },
  not_allergens: { it: 'Non contiene', en: 'Does not contain', es: 'No contiene' },
  nutrition_per: { it: 'Valori nutrizionali per', en: 'Nutrition per', es: 'Valores nutricionales por' },
  nutrition_exemption: {
    it: 'Motivo senza tabella',
    en: 'Reason for no nutrition table',
    es: 'Motivo sin tabla',
  },
  alcohol_by_volume: { it: 'Alcol % vol', en: 'Alcohol % vol', es: 'Alcohol % vol' },
  origin_places: { it: 'Luoghi di origine', en: 'Places of origin', es: 'Lugares de origen' },
  shelf_life_days: {
    it: 'Giorni di vita alla consegna',
    en: 'Days left at delivery',
    es: 'Días de vida en la entrega',
  },
  operator_name: { it: 'Operatore', en: 'Food business operator', es: 'Operador' },
  operator_address: {
    it: 'Indirizzo dell’operatore',
    en: 'Operator’s address',
    es: 'Dirección del operador',
  },
  importer_name: { it: 'Importatore', en: 'Importer', es: 'Importador' },
  importer_address: {
    it: 'Indirizzo dell’importatore',
    en: 'Importer’s address',
    es: 'Dirección del importador',
  },
  withdrawal: { it: 'Recesso', en: 'Withdrawal', es: 'Desistimiento' },
  perishable: {
    it: 'Deperibile entro 30 giorni',
    en: 'Perishable within 30 days',
    es: 'Perecedero en 30 días',
  },
  marks: { it: 'Certificazioni', en: 'Certifications', es: 'Certificaciones' },
  organic_code: {
    it: 'Codice operatore biologico',
    en: 'Organic operator code',
    es: 'Código del operador ecológico',
  },
  organic_origin: { it: 'Agricoltura', en: 'Agriculture', es: 'Agricultura' },
  ingredient_shares: {
    it: 'Percentuali degli ingredienti',
    en: 'Shares of ingredients',
    es: 'Porcentajes de los ingredientes',
  },
  primary_places: {
    it: 'Luoghi dell’ingrediente primario',
    en: 'Places of the primary ingredient',
    es: 'Lugares del ingrediente primario',
  },
  quantity_changed: {
    it: 'Quantità ridotta dal',
    en: 'Quantity reduced since',
    es: 'Cantidad reducida desde',
  },
  maker_name: { it: 'Fabbricante', en: 'Manufacturer', es: 'Fabricante' },
  maker_address: {
    it: 'Indirizzo del fabbricante',
    en: 'Manufacturer’s address',
    es: 'Dirección del fabricante',
  },
  maker_contact: {
    it: 'Contatto del fabbricante',
    en: 'Manufacturer’s contact',
    es: 'Contacto del fabricante',
  },
  attributes: { it: 'Caratteristiche', en: 'Characteristics', es: 'Características' },
  photos: {
    it: 'Foto e testi alternativi',
    en: 'Photos and alternative texts',
    es: 'Fotos y textos alternativos',
  },
} as const satisfies Record<string, Texts>

/** What is written in each language. */
const worded = {
  title: { it: 'Nome', en: 'Name', es: 'Nombre' },
  description: { it: 'Descrizione', en: 'Description', es: 'Descripción' },
  tags: { it: 'Etichette', en: 'Tags', es: 'Etiquetas' },
  legal_name: { it: 'Denominazione legale', en: 'Legal name', es: 'Denominación legal' },
  ingredients: { it: 'Ingredienti', en: 'Ingredients', es: 'Ingredientes' },
  origin: { it: 'Origine', en: 'Origin', es: 'Origen' },
  storage: { it: 'Conservazione', en: 'Storage', es: 'Conservación' },
  use: { it: 'Modo d’uso', en: 'Instructions for use', es: 'Modo de empleo' },
  after_opening: { it: 'Dopo l’apertura', en: 'After opening', es: 'Después de abrir' },
  price_reason: { it: 'Perché costa così', en: 'Why it costs this', es: 'Por qué cuesta así' },
  warnings: { it: 'Avvertenze', en: 'Warnings', es: 'Advertencias' },
  primary_ingredient: { it: 'Ingrediente primario', en: 'Primary ingredient', es: 'Ingrediente primario' },
  questions: { it: 'Domande e risposte', en: 'Questions and answers', es: 'Preguntas y respuestas' },
} as const satisfies Record<string, Texts>

const nutrientNames: Readonly<Record<Nutrient, Texts>> = {
  energyKj: { it: 'Energia kJ', en: 'Energy kJ', es: 'Energía kJ' },
  energyKcal: { it: 'Energia kcal', en: 'Energy kcal', es: 'Energía kcal' },
  fat: { it: 'Grassi', en: 'Fat', es: 'Grasas' },
  saturates: { it: 'Acidi grassi saturi', en: 'Saturates', es: 'Ácidos grasos saturados' },
  carbohydrate: { it: 'Carboidrati', en: 'Carbohydrate', es: 'Hidratos de carbono' },
  sugars: { it: 'Zuccheri', en: 'Sugars', es: 'Azúcares' },
  protein: { it: 'Proteine', en: 'Protein', es: 'Proteínas' },
  salt: { it: 'Sale', en: 'Salt', es: 'Sal' },
}

const languageNames: Readonly<Record<Language, Texts>> = {
  it: { it: 'italiano', en: 'Italian', es: 'italiano' },
  en: { it: 'inglese', en: 'English', es: 'inglés' },
  es: { it: 'spagnolo', en: 'Spanish', es: 'español' },
}

export type PlainColumn = keyof typeof plain
export type WordedField = keyof typeof worded
export type WordedColumn = `${WordedField}_${Language}`
/** A column of a sheet of products. */
export type SheetColumn = PlainColumn | WordedColumn | Nutrient

const plainColumns = Object.keys(plain) as PlainColumn[]
export const wordedFields = Object.keys(worded) as WordedField[]
/** All columns in the order of our own files: what names a product, its texts, what it costs, its label. */
export const sheetColumns: readonly SheetColumn[] = [
  ...plainColumns.slice(0, 3),
  ...languages.map((lang): SheetColumn => `title_${lang}`),
  ...plainColumns.slice(3),
  ...nutrients,
  ...wordedFields
    .filter((field) => field !== 'title')
    .flatMap((field) => languages.map((lang): SheetColumn => `${field}_${lang}`)),
]

const splitWorded = (column: string): { field: WordedField; lang: Language } | null => {
  const lang = languages.find((each) => column.endsWith(`_${each}`))
  const field = wordedFields.find((each) => column === `${each}_${lang}`)
  return lang && field ? { field, lang } : null
}

/** Heading of a column, as it stands in files and beside the columns of a file that is brought in: `Nome (italiano)`. */
export function columnHeading(column: SheetColumn, language: Language): string {
  const parts = splitWorded(column)
  if (parts) return `${worded[parts.field][language]} (${languageNames[parts.lang][language]})`
  return (nutrientNames[column as Nutrient] ?? plain[column as PlainColumn])[language]
}

/** A heading as it is compared: without capitals, accents and signs. */
export const plainHeading = (heading: string): string =>
  heading
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9%]+/g, ' ')
    .trim()

/** The column that one of our own files names, in whatever language it was made; `title_it` too. */
export const ownColumn: ReadonlyMap<string, SheetColumn> = new Map(
  sheetColumns.flatMap((column) =>
    [column, ...languages.map((language) => columnHeading(column, language))].map((name) => [
      plainHeading(name),
      column,
    ]),
  ),
)
