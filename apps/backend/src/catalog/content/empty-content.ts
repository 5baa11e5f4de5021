import type { ProductContent } from '@filiera/contract/console/product-content'
import { HOME_MARKET } from '@filiera/domain/places/countries'
import type { ShopOrigin } from '../products/shop-origin.sql.ts'

const noTexts: ProductContent['texts']['it'] = {
  title: '',
  shortDescription: '',
  tags: [],
  questions: [],
  legalName: '',
  ingredients: '',
  origin: '',
  storage: '',
  use: '',
  afterOpening: '',
  priceReason: '',
  warnings: '',
}

/** A content that says nothing yet. What is read from storage is laid over it: older versions lack what was added later. */
export const emptyContent: ProductContent = {
  texts: { it: noTexts, en: noTexts, es: noTexts },
  category: null,
  brand: null,
  ownCode: null,
  gtin: null,
  vatRate: null,
  netQuantity: null,
  drainedQuantity: null,
  grossWeight: null,
  quantityChanged: null,
  temperature: 'ambient',
  shipsTo: [],
  warehouse: '0',
  marks: [],
  organic: null,
  allergens: null,
  traces: [],
  notAllergens: [],
  ingredientShares: [],
  nutrition: null,
  alcoholByVolume: null,
  originPlaces: [],
  primaryIngredient: null,
  shelfLifeDays: null,
  operator: { name: '', address: '' },
  importer: null,
  withdrawal: 'standard',
  perishableUnder30Days: false,
  safety: null,
  attributes: {},
  pictures: [],
}

/** What a new product of a shop says by itself. */
export const bareContent = (
  shop: Pick<ShopOrigin, 'operator_name' | 'operator_address'>,
): ProductContent => ({
  ...emptyContent,
  shipsTo: [...HOME_MARKET],
  operator: { name: shop.operator_name, address: shop.operator_address },
})
