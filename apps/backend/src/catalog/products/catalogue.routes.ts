import { listBrands } from '@filiera/contract/catalog/brands'
import * as contract from '@filiera/contract/catalog/catalogue'
import { bind } from '../../platform/http/endpoint.ts'
import { setListHeaders } from '../../platform/http/list-headers.ts'
import { jsonList, sendJson } from '../../platform/http/send-json.ts'
import { notFound } from '../../platform/problem-error.ts'
import type { Services } from '../../services.ts'
import { countFacets } from '../listing/count-facets.ts'
import { countProducts, listProducts } from '../listing/list-products.ts'
import { readBrands } from './read-brands.ts'
import { readCategories } from './read-categories.ts'
import { readDetails, readProductTexts } from './read-products.ts'

export const catalogueRoutes = ({ database }: Services) => [
  bind(contract.listProducts, async ({ query, request, reply }) => {
    const list = await listProducts(database, query)
    setListHeaders(request, reply, list)
    return sendJson(reply, jsonList(list.products))
  }),
  bind(contract.countProducts, ({ query }) => countProducts(database, query)),
  bind(contract.countFacets, ({ query }) => countFacets(database, query)),
  bind(contract.selectProducts, async ({ query, reply }) => {
    const texts = await readProductTexts(database, [...new Set(query.id_in)], query.lang)
    return sendJson(reply, jsonList(texts))
  }),
  bind(contract.getProduct, async ({ params, query, reply }) => {
    const [text] = await readProductTexts(database, [params.id], query.lang)
    if (text === undefined) throw notFound()
    return sendJson(reply, text)
  }),
  bind(contract.getProductDetails, async ({ params, query, reply }) => {
    const text = await readDetails(database, params.id, query.lang)
    if (text === undefined) throw notFound()
    return sendJson(reply, text)
  }),
  bind(contract.listCategories, ({ query }) => {
    const slugs = query.slug === undefined ? (query.slug_in ?? null) : [query.slug, ...(query.slug_in ?? [])]
    return readCategories(database, slugs, query.lang)
  }),
  bind(listBrands, ({ query }) => readBrands(database, query.id_in ?? null, query.lang)),
]
