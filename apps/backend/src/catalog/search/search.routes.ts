import type { Suggestion } from '@filiera/contract/catalog/search'
import * as contract from '@filiera/contract/catalog/search'
import type { EndpointRequest } from '@filiera/contract/endpoint'
import type { Language } from '@filiera/domain/languages'
import { bind } from '../../platform/http/endpoint.ts'
import { sendJson } from '../../platform/http/send-json.ts'
import type { Services } from '../../services.ts'
import { defaultProductPicture, defaultSellerPicture, pictureAddress } from '../pictures/default-pictures.ts'
import { readSuggestions } from './read-suggestions.ts'
import { rememberAnswers } from './remember-answers.ts'
import { suggest, suggestionKey } from './suggest.ts'
import type { SuggestionRow } from './suggestions.store.ts'

type Typed = EndpointRequest<typeof contract.suggest>['query']

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
  const remembered = rememberAnswers<Suggestion[]>()
  const suggestionsFor = ({ title_contains, lang }: Typed) =>
    remembered(suggestionKey(title_contains, lang), async () =>
      (await suggest(database, title_contains, lang)).map((row) => presentSuggestion(row, lang)),
    )
  return [
    bind(contract.suggest, ({ query }) => suggestionsFor(query)),
    bind(contract.readSuggestions, async ({ query, reply }) =>
      sendJson(reply, await readSuggestions(database, query, await suggestionsFor(query))),
    ),
  ]
}
