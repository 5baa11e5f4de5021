import { selectProductAttributes } from '@filiera/contract/catalog/attributes'
import { listBrands } from '@filiera/contract/catalog/brands'
import * as contract from '@filiera/contract/catalog/catalogue'
import { searchProducts } from '@filiera/contract/catalog/search'
import { listTopUps } from '@filiera/contract/catalog/top-ups'
import { PAGE_SIZE } from '@filiera/domain/catalogue-constants'
import { bind } from '../../platform/http/endpoint.ts'
import { setListHeaders } from '../../platform/http/list-headers.ts'
import { sendJson, sendList } from '../../platform/http/send-json.ts'
import { notFound } from '../../platform/problem-error.ts'
import type { Services } from '../../services.ts'
import { readProductAttributes } from '../attributes/read-product-attributes.ts'
import { readBrands } from '../products/read-brands.ts'
import { readCategories } from '../products/read-categories.ts'
import { readDetails, readProductTexts } from '../products/read-products.ts'
import { countFacets } from './count-facets.ts'
import { countProducts, listProducts } from './list-products.ts'
import { readTopUps } from './read-top-ups.ts'

export const catalogueRoutes = ({ database, clock }: Services) => [
  bind(contract.listProducts, async ({ query, request, reply }) => {
    const list = await listProducts(database, query)
    setListHeaders(request, reply, list)
    return sendList(reply, list.products)
  }),
  bind(searchProducts, async ({ query, reply }) => {
    const { page = 1, size = PAGE_SIZE, ...filters } = query
    const start = (page - 1) * size
    const { products, total } = await listProducts(database, {
      sort: 'relevance',
      ...filters,
      match: 'words',
      start,
      limit: size,
    })
    const numbers = { current: page, size, total_Pages: Math.ceil(total / size), total_Results: total }
    return sendJson(reply, `{"result":[${products.join(',')}],${JSON.stringify(numbers).slice(1)}`)
  }),
  bind(contract.countProducts, ({ query }) => countProducts(database, query)),
  bind(contract.countFacets, ({ query }) => countFacets(database, query)),
  bind(contract.selectProducts, async ({ query, reply }) => {
    const texts = await readProductTexts(database, [...new Set(query.id_in)], query.lang)
    return sendList(reply, texts)
  }),
  bind(listTopUps, async ({ query, reply }) => sendList(reply, await readTopUps(database, query))),
  bind(contract.getProduct, async ({ params, query, reply }) => {
    const [text] = await readProductTexts(database, [params.id], query.lang)
    if (text === undefined) throw notFound()
    return sendJson(reply, text)
  }),
  bind(contract.getProductDetails, async ({ params, query, reply }) => {
    const text = await readDetails({ database, clock }, params.id, query.lang)
    if (text === undefined) throw notFound()
    return sendJson(reply, text)
  }),
  bind(selectProductAttributes, async ({ query }) => {
    const byProduct = await readProductAttributes(database.db, query.id_in, query.lang)
    return [...byProduct].map(([id, attributes]) => ({ id, attributes }))
  }),
  bind(contract.listCategories, ({ query }) => {
    const slugs = query.slug === undefined ? (query.slug_in ?? null) : [query.slug, ...(query.slug_in ?? [])]
    return readCategories(database, slugs, query.lang)
  }),
  bind(listBrands, ({ query }) => readBrands(database, query.id_in ?? null, query.lang)),
]
