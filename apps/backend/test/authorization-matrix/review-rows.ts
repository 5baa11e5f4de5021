import { listReviews } from '@filiera/contract/reviews'
import { createProduct } from '../factories/catalogue.ts'
import type { AccessRow } from './access-row.ts'

/** Reviews are read by everybody. */
export const reviewRows: AccessRow[] = [
  {
    endpoint: listReviews,
    async prepare({ backend }) {
      const { id } = await createProduct(backend.services.db)
      return { request: { params: { product: id } }, status: 200 }
    },
  },
]
