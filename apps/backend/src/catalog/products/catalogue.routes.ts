import { listBrands } from '@filiera/contract/catalog/brands'
import * as contract from '@filiera/contract/catalog/catalogue'
import { bind } from '../../platform/http/endpoint.ts'
import { setListHeaders } from '../../platform/http/list-headers.ts'
import { sendJson } from '../../platform/http/send-json.ts'
import { notFound } from '../../platform/problem-error.ts'
import type { Services } from '../../services.ts'
import { countFacets } from '../listing/count-facets.ts'
import { countProducts, listProducts } from '../listing/list-products.ts'
import { pictureAddress } from '../pictures/default-pictures.ts'
import { findBrands } from './brands.store.ts'
import { findCategories } from './categories.store.ts'
import { readDetails, readProductTexts } from './read-products.ts'

export const catalogueRoutes = ({ database }: Services) => [
  bind(contract.listProducts, async ({ query, request, reply }) => {
    const list = await listProducts(database, query)
    setListHeaders(request, reply, list)
    return sendJson(reply, `[${list.products.join(',')}]`)
  }),
  bind(contract.countProducts, ({ query }) => countProducts(database, query)),
  bind(contract.countFacets, ({ query }) => countFacets(database, query)),
  bind(contract.selectProducts, async ({ query, reply }) => {
    const texts = await readProductTexts(database, [...new Set(query.id_in)], query.lang)
    return sendJson(reply, `[${texts.join(',')}]`)
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
