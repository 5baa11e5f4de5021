import { createProduct } from '../../factories/catalogue.ts'
import { type AccessRow, type AccessRows, plain } from './access-row.ts'

/** A call on one published product, or on its seller. */
const onProduct = (of: 'id' | 'sellerId'): AccessRow => ({
  async prepare({ backend }) {
    const product = await createProduct(backend.services.db)
    return { request: { params: { id: product[of] } }, status: 200 }
  },
})

export const catalogueRows = {
  listProducts: plain(200),
  countProducts: plain(200),
  countFacets: plain(200),
  selectProducts: plain(200, { query: { id_in: '1' } }),
  listTopUps: plain(200, { query: { warehouse: '1', missing: '8.00' } }),
  selectProductAttributes: plain(200, { query: { id_in: '1' } }),
  searchProducts: plain(200),
  suggest: plain(200, { query: { title_contains: 'ol' } }),
  readSuggestions: plain(200, { query: { title_contains: 'ol' } }),
  getProduct: onProduct('id'),
  getProductDetails: onProduct('id'),
  listCategories: plain(200),
  listShops: plain(200),
  countShops: plain(200),
  getShop: onProduct('sellerId'),
  listShopProducts: onProduct('sellerId'),
  countShopProducts: onProduct('sellerId'),
} satisfies AccessRows
