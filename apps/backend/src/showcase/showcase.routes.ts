import { getCollection } from '@filiera/contract/catalogue'
import { listCollectionProducts } from '../catalogue/list-collection-products.ts'
import { bind } from '../http/endpoint.ts'
import { pictureAddress } from '../pictures/default-pictures.ts'
import { notFound } from '../problem-error.ts'
import type { Services } from '../services.ts'
import { findCollection } from './collections.store.ts'

export const showcaseRoutes = ({ database }: Services) => [
  bind(getCollection, async ({ params, query }) => {
    const row = await findCollection(database, params.name, query.lang)
    if (!row) throw notFound()
    const { id, picture_hash, ...collection } = row
    const products = await listCollectionProducts(database, id, query.lang)
    return {
      ...collection,
      id: String(id),
      image: picture_hash ? pictureAddress(picture_hash) : (products[0]?.image ?? ''),
      products,
    }
  }),
]
