import * as contract from '@filiera/contract/search'
import { PAGE_SIZE } from '@filiera/domain/catalogue-constants'
import { listProducts } from '../catalogue/list-products.ts'
import { bind } from '../http/endpoint.ts'
import { defaultProductPicture, defaultSellerPicture, pictureAddress } from '../pictures/default-pictures.ts'
import type { Services } from '../services.ts'
import { suggest } from './suggest.ts'

export const searchRoutes = ({ database }: Services) => [
  bind(contract.searchProducts, async ({ query }) => {
    const { page = 1, size = PAGE_SIZE, ...filters } = query
    const found = await listProducts(database, {
      sort: 'relevance',
      ...filters,
      start: (page - 1) * size,
      limit: size,
    })
    return {
      result: found.products,
      current: page,
      size,
      total_Pages: Math.ceil(found.total / size),
      total_Results: found.total,
    }
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
