import * as contract from '@filiera/contract/catalogue'
import * as search from '@filiera/contract/search'
import * as sellers from '@filiera/contract/sellers'
import { createProduct } from '../factories/catalogue.ts'
import { type AccessRow, plain } from './access-row.ts'

/** A call on one published product, or on its seller. */
const onProduct = (endpoint: AccessRow['endpoint'], of: 'id' | 'sellerId'): AccessRow => ({
  endpoint,
  async prepare({ backend }) {
    const product = await createProduct(backend.services.db)
    return { request: { params: { id: product[of] } }, status: 200 }
  },
})

export const catalogueRows: AccessRow[] = [
  plain(contract.listProducts, 200),
  plain(contract.countProducts, 200),
  plain(contract.countFacets, 200),
  plain(contract.selectProducts, 200, { query: { id_in: '1' } }),
  plain(search.searchProducts, 200),
  plain(search.suggest, 200, { query: { title_contains: 'ol' } }),
  onProduct(contract.getProduct, 'id'),
  onProduct(contract.getProductDetails, 'id'),
  plain(contract.listCategories, 200),
  plain(sellers.listShops, 200),
  plain(sellers.countShops, 200),
  onProduct(sellers.getShop, 'sellerId'),
  onProduct(sellers.listShopProducts, 'sellerId'),
  onProduct(sellers.countShopProducts, 'sellerId'),
]
