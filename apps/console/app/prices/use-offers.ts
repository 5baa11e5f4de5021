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

const seen = ({ version }: Offer) => ifMatch(version)

/** Changes an offer as it was seen: its days, and its price before it begins. */
export const useChangeOffer = (shop: string, offer: Offer) =>
  useMutation({
    mutationFn: (body: EndpointInput<typeof changeOffer>['body']) =>
      callApi(changeOffer, { params: { id: offer.id }, query: { shop }, body }, seen(offer)),
    onSettled: useReadAgain(),
  })

/** Ends an offer that runs, or takes off one to come. */
export const useEndOffer = (shop: string) =>
  useMutation({
    mutationFn: (offer: Offer) =>
      callApi(endOffer, { params: { id: offer.id }, query: { shop } }, seen(offer)),
    onSettled: useReadAgain(),
  })
