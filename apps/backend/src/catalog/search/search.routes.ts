import type { Suggestion } from '@filiera/contract/catalog/search'
import * as contract from '@filiera/contract/catalog/search'
import type { EndpointRequest } from '@filiera/contract/endpoint'
import type { Language } from '@filiera/domain/languages'
import { bind } from '../../platform/http/endpoint.ts'
import { jsonList, jsonObject, sendJson } from '../../platform/http/send-json.ts'
import type { Services } from '../../services.ts'
import { defaultProductPicture, defaultSellerPicture, pictureAddress } from '../pictures/default-pictures.ts'
import { readProductTexts } from '../products/read-products.ts'
import { readMeant } from './meaning/meant-filters.ts'
import { rememberAnswers } from './remember-answers.ts'
import { suggest, suggestionKey } from './suggest.ts'
import type { SuggestionRow } from './suggestions.store.ts'

type Typed = EndpointRequest<typeof contract.suggest>['query']

/** Products that the search field shows. */
const MOST_PRODUCTS = 4

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
  /** As JSON. */
  const suggestionsFor = ({ title_contains, lang }: Typed) =>
    remembered(suggestionKey(title_contains, lang), async () =>
      JSON.stringify(
        (await suggest(database, title_contains, lang)).map((row) => presentSuggestion(row, lang)),
      ),
    )
  return [
    bind(contract.suggest, async ({ query, reply }) => sendJson(reply, await suggestionsFor(query))),
    bind(contract.readSuggestions, async ({ query, reply }) => {
      const found: Suggestion[] = JSON.parse(await suggestionsFor(query))
      const ids = found.flatMap(({ type, id }) => (type === 'product' ? [id] : [])).slice(0, MOST_PRODUCTS)
      return sendJson(
        reply,
        jsonObject({
          understood: JSON.stringify(readMeant(query).understood),
          products: jsonList(await readProductTexts(database, ids, query.lang)),
          others: JSON.stringify(found.filter(({ type }) => type !== 'product')),
        }),
      )
    }),
  ]
}
