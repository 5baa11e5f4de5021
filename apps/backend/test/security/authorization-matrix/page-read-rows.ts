import { createProduct } from '../../factories/catalogue.ts'
import { createPost } from '../../factories/content.ts'
import { type AccessRows, plain } from './access-row.ts'

/** Pages are the same for everybody. */
export const pageReadRows = {
  readHomePage: plain(200),
  readListPage: plain(200),
  readSearchPage: plain(200, { query: { title_contains: 'olio' } }),
  readFindsPage: plain(200, { query: { title_contains: 'olio', kind: 'sellers' } }),
  readCollectionPage: plain(404, { params: { slug: 'nessuna' } }),
  readSellersPage: plain(200),
  readBlogPage: plain(200),
  readPostPage: {
    prepare: async ({ backend }) => ({
      request: { params: { id: await createPost(backend.services.db) } },
      status: 200,
    }),
  },
  readSellerPage: {
    async prepare({ backend }) {
      const product = await createProduct(backend.services.db)
      return { request: { params: { id: product.sellerId } }, status: 200 }
    },
  },
  readProductPage: {
    async prepare({ backend }) {
      const product = await createProduct(backend.services.db)
      return { request: { params: { id: product.id } }, status: 200 }
    },
  },
} satisfies AccessRows
