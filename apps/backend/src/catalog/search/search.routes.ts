import type { Suggestion } from '@filiera/contract/catalog/search'
import * as contract from '@filiera/contract/catalog/search'
import { PAGE_SIZE } from '@filiera/domain/catalogue-constants'
import type { Language } from '@filiera/domain/languages'
import { bind } from '../../platform/http/endpoint.ts'
import { sendJson } from '../../platform/http/send-json.ts'
import type { Services } from '../../services.ts'
import { listProducts } from '../listing/list-products.ts'
import { defaultProductPicture, defaultSellerPicture, pictureAddress } from '../pictures/default-pictures.ts'
import { rememberAnswers } from './remember-answers.ts'
import { suggest, suggestionKey } from './suggest.ts'
import type { SuggestionRow } from './suggestions.store.ts'

function presentSuggestion(
  { type, id, title, path, picture_hash }: SuggestionRow,
  lang: Language,
): Suggestion {
  const image = picture_hash
    ? pictureAddress(picture_hash)
    : type === 'seller'
      ? defaultSellerPicture
      : defaultProductPicture
  return { type, id, title, image, url: `${lang === 'it' ? '' : `/${lang}`}${path}` }
}

export function searchRoutes({ database }: Services) {
  const remembered = rememberAnswers()
  return [
    bind(contract.searchProducts, async ({ query, reply }) => {
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
    bind(contract.suggest, async ({ query: { title_contains, lang }, reply }) =>
      sendJson(
        reply,
        await remembered(suggestionKey(title_contains, lang), async () =>
          JSON.stringify(
            (await suggest(database, title_contains, lang)).map((row) => presentSuggestion(row, lang)),
          ),
        ),
      ),
    ),
  ]
}
