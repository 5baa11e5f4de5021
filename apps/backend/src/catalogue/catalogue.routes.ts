import * as contract from '@filiera/contract/catalogue'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { bind } from '../http/endpoint.ts'
import { pictureAddress } from '../pictures/default-pictures.ts'
import { notFound } from '../problem-error.ts'
import type { Services } from '../services.ts'
import { findCategories } from './categories.store.ts'
import { countFacets } from './count-facets.ts'
import { listProducts, type ProductList } from './list-products.ts'
import { productAnswer } from './product.answer.ts'
import { productDetailsAnswer } from './product-details.answer.ts'
import { findProductDetails } from './product-details.store.ts'
import { countProducts, findProduct } from './products.store.ts'

/** Address of the next page: the same query behind the cursor. */
function nextAddress(request: FastifyRequest, cursor: string): string {
  const url = new URL(request.url, 'http://localhost')
  for (const name of ['start', 'page']) url.searchParams.delete(name)
  url.searchParams.set('after', cursor)
  return `${url.pathname}${url.search}`
}

/** `X-Total-Count`, capped, and `Link: rel="next"` (wire "Conventions"). */
function setListHeaders(request: FastifyRequest, reply: FastifyReply, list: ProductList): void {
  void reply.header('x-total-count', list.total)
  if (list.isCapped) void reply.header('x-total-capped', 'true')
  if (list.next) void reply.header('link', `<${nextAddress(request, list.next)}>; rel="next"`)
}

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
      parent: null,
      productsCount: products_count,
    }))
  }),
]
