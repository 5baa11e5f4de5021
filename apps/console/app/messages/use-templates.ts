import * as contract from '@filiera/contract/console/answer-templates'
import type { EndpointInput } from '@filiera/contract/endpoint'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { callApi, ifMatch } from '../api/call-api.ts'
import { apiQuery } from '../api/queries.ts'
import { useSingleMutation } from '../api/use-single-mutation.ts'

export type Written = EndpointInput<typeof contract.addAnswerTemplate>['body']

const list = (shop: string) => apiQuery(contract.listAnswerTemplates, { query: { shop } })

/** Answers that a shop keeps to use again. */
export const useTemplates = (shop: string) => useQuery(list(shop))

function useReadAgain() {
  const queries = useQueryClient()
  return () => queries.invalidateQueries({ queryKey: [contract.listAnswerTemplates.name] })
}

const asSeen = ({ id, version }: contract.AnswerTemplate) => [{ id }, ifMatch(version)] as const

/** Writes an answer: a new one, or one as it was seen. */
export function useWriteTemplate(shop: string, known: contract.AnswerTemplate | null) {
  const query = { shop }
  return useSingleMutation({
    mutationFn(body: Written) {
      if (!known) return callApi(contract.addAnswerTemplate, { query, body })
      const [params, headers] = asSeen(known)
      return callApi(contract.changeAnswerTemplate, { params, query, body }, headers)
    },
    onSettled: useReadAgain(),
  })
}

/** Takes an answer away, as it was seen. */
export const useRemoveTemplate = (shop: string) =>
  useMutation({
    mutationFn(known: contract.AnswerTemplate) {
      const [params, headers] = asSeen(known)
      return callApi(contract.removeAnswerTemplate, { params, query: { shop } }, headers)
    },
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
