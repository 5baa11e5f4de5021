import {
  changeOffer,
  endOffer,
  listOffers,
  type Offer,
  type OfferState,
} from '@filiera/contract/console/offers'
import type { EndpointInput } from '@filiera/contract/endpoint'
import type { Language } from '@filiera/domain/languages'
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { callApi, ifMatch } from '../api/call-api.ts'
import { lastOfFull, pagedQuery } from '../api/paged-query.ts'
import { productsChanged } from '../api/queries.ts'

/** Offers of a page. */
const PAGE = 50
/** They begin and end by themselves; how often one looks, in milliseconds. */
const LOOK_MS = 30_000

/** Offers of the shop in a state, page by page, with how many there are in each. */
export const useOffers = (shop: string, state: OfferState, lang: Language) =>
  useInfiniteQuery({
    ...pagedQuery(
      listOffers,
      { query: { shop, state, lang, limit: String(PAGE) } },
      { by: 'after', next: ({ offers }) => lastOfFull(offers, PAGE, ({ id }) => id) },
    ),
    refetchInterval: LOOK_MS,
  })

/** Reads again what shows offers. */
function useReadAgain() {
  const queries = useQueryClient()
  return () =>
    Promise.all([productsChanged(queries), queries.invalidateQueries({ queryKey: [listOffers.name] })])
}

/** Changes an offer as it was seen: its days, and its price before it begins; whatever comes of it, offers are read again. */
export function useChangeOffer(shop: string, id: string) {
  const readAgain = useReadAgain()
  return (body: EndpointInput<typeof changeOffer>['body'], version: number) =>
    callApi(changeOffer, { params: { id }, query: { shop }, body }, ifMatch(version)).finally(
      () => void readAgain(),
    )
}

/** Ends an offer that runs, or takes off one to come. */
export const useEndOffer = (shop: string) =>
  useMutation({
    mutationFn: (offer: Offer) =>
      callApi(endOffer, { params: { id: offer.id }, query: { shop } }, ifMatch(offer.version)),
    onSettled: useReadAgain(),
  })
