import { createProduct } from '../../factories/catalogue.ts'
import { type AccessRows, plain } from './access-row.ts'

/** Pages are the same for everybody. */
export const pageReadRows = {
  readHomePage: plain(200),
  readListPage: plain(200),
  readSearchPage: plain(200, { query: { title_contains: 'olio' } }),
  readProductPage: {
    async prepare({ backend }) {
      const product = await createProduct(backend.services.db)
      return { request: { params: { id: product.id } }, status: 200 }
    },
  },
} satisfies AccessRows
