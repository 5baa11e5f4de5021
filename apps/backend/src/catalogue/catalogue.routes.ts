import { listBrands } from '@filiera/contract/brands'
import * as contract from '@filiera/contract/catalogue'
import { bind } from '../http/endpoint.ts'
import { setListHeaders } from '../http/list-headers.ts'
import { pictureAddress } from '../pictures/default-pictures.ts'
import { notFound } from '../problem-error.ts'
import type { Services } from '../services.ts'
import { findBrands } from './brands.store.ts'
import { findCategories } from './categories.store.ts'
import { countFacets } from './count-facets.ts'
import { listProducts } from './list-products.ts'
import { productAnswer } from './product.answer.ts'
import { productDetailsAnswer } from './product-details.answer.ts'
import { findProductDetails } from './product-details.store.ts'
import { countProducts, findProduct } from './products.store.ts'

export const catalogueRoutes = ({ database }: Services) => [
  bind(contract.listProducts, async ({ query, request, reply }) => {
    const list = await listProducts(database, query)
    setListHeaders(request, reply, list)
    return list.products
  }),
  bind(contract.countProducts, ({ query }) => countProducts(database, query)),
  bind(contract.countFacets, ({ query }) => countFacets(database, query)),
  bind(contract.getProduct, async ({ params, query }) => {
    const row = await findProduct(database, params.id, query.lang)
    if (!row) throw notFound()
    return productAnswer(row)
  }),
  bind(contract.getProductDetails, async ({ params, query }) => {
    const row = await findProductDetails(database, params.id, query.lang)
    if (!row) throw notFound()
    return productDetailsAnswer(row)
  }),
  bind(contract.listCategories, async ({ query }) => {
    const slugs = query.slug === undefined ? (query.slug_in ?? null) : [query.slug, ...(query.slug_in ?? [])]
    const rows = await findCategories(database, slugs, query.lang)
    return rows.map(({ id, picture_hash, products_count, ...category }) => ({
      ...category,
      id: String(id),
      image: picture_hash ? pictureAddress(picture_hash) : '',
      productsCount: products_count,
    }))
  }),
  bind(listBrands, async ({ query }) => {
    const rows = await findBrands(database, query.id_in ?? null, query.lang)
    return rows.map(({ picture_hash, ...brand }) => ({
      ...brand,
      image: picture_hash ? pictureAddress(picture_hash) : '',
    }))
  }),
]
