import * as contract from '@filiera/contract/search'
import { PAGE_SIZE } from '@filiera/domain/catalogue-constants'
import { listProducts } from '../catalogue/list-products.ts'
import { bind } from '../http/endpoint.ts'
import { sendJson } from '../http/send-json.ts'
import { defaultProductPicture, defaultSellerPicture, pictureAddress } from '../pictures/default-pictures.ts'
import type { Services } from '../services.ts'
import { suggest } from './suggest.ts'

export const searchRoutes = ({ database }: Services) => [
  bind(contract.searchProducts, async ({ query, reply }) => {
    const { page = 1, size = PAGE_SIZE, ...filters } = query
    const start = (page - 1) * size
    const { products, total } = await listProducts(database, {
      sort: 'relevance',
      ...filters,
      start,
      limit: size,
    })
    const numbers = { current: page, size, total_Pages: Math.ceil(total / size), total_Results: total }
    return sendJson(reply, `{"result":[${products.join(',')}],${JSON.stringify(numbers).slice(1)}`)
  }),
  bind(contract.suggest, async ({ query }) => {
    const rows = await suggest(database, query.title_contains, query.lang)
    const prefix = query.lang === 'it' ? '' : `/${query.lang}`
    return rows.map(({ type, id, title, path, picture_hash }) => ({
      type,
      id,
      title,
      image: picture_hash
        ? pictureAddress(picture_hash)
        : type === 'seller'
          ? defaultSellerPicture
          : defaultProductPicture,
      url: prefix + path,
    }))
  }),
]
