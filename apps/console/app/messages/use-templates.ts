import * as contract from '@filiera/contract/console/answer-templates'
import type { EndpointInput } from '@filiera/contract/endpoint'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { callApi, ifMatch } from '../api/call-api.ts'
import { apiQuery } from '../api/queries.ts'

type Written = EndpointInput<typeof contract.addAnswerTemplate>['body']

const list = (shop: string) => apiQuery(contract.listAnswerTemplates, { query: { shop } })

/** Answers that a shop keeps to use again. */
export const useTemplates = (shop: string) => useQuery(list(shop))

function useReadAgain() {
  const queries = useQueryClient()
  return () => queries.invalidateQueries({ queryKey: [contract.listAnswerTemplates.name] })
}

/** How an answer is written, a new one or one as it was seen; whatever comes of it, the answers are read again. */
export function useTemplateActs(shop: string) {
  const readAgain = useReadAgain()
  const query = { shop }
  return {
    add: (body: Written) =>
      callApi(contract.addAnswerTemplate, { query, body }).finally(() => void readAgain()),
    change: (id: string, body: Written, version: number) =>
      callApi(contract.changeAnswerTemplate, { params: { id }, query, body }, ifMatch(version)).finally(
        () => void readAgain(),
      ),
  }
}

/** Takes an answer away, as it was seen. */
export const useRemoveTemplate = (shop: string) =>
  useMutation({
    mutationFn: ({ id, version }: contract.AnswerTemplate) =>
      callApi(contract.removeAnswerTemplate, { params: { id }, query: { shop } }, ifMatch(version)),
    onSettled: useReadAgain(),
  })

/** Puts the answers in another order. */
export function useOrderTemplates(shop: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: { ids: string[]; seen: string[] }) =>
      callApi(contract.orderAnswerTemplates, { query: { shop }, body }),
    onSuccess: (ordered) => queries.setQueryData(list(shop).queryKey, ordered),
    onError: useReadAgain(),
  })
}
