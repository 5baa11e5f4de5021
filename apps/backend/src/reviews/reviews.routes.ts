import * as contract from '@filiera/contract/reviews'
import { bind } from '../http/endpoint.ts'
import type { Services } from '../services.ts'
import { listReviews } from './list-reviews.ts'

export const reviewsRoutes = ({ database }: Services) => [
  bind(contract.listReviews, ({ params, query }) => listReviews(database, params.product, query)),
]
