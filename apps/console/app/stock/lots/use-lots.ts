import { type LotsOfProduct, listLots } from '@filiera/contract/console/lots'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { problemOf } from '../../api/call-api.ts'
import { apiQuery } from '../../api/queries.ts'
import { useSingleMutation } from '../../api/use-single-mutation.ts'
import { useReadStockAgain } from '../use-stock.ts'

const lotsQuery = (shop: string, id: string) => apiQuery(listLots, { params: { id }, query: { shop } })

/** Lots of a product. */
export const useLots = (shop: string, id: string) => useQuery(lotsQuery(shop, id))

/** Does something with the lots of a product; the answer takes their place, a refusal reads them again. */
export function useChangeLots(shop: string, id: string) {
  const queries = useQueryClient()
  const readAgain = useReadStockAgain()
  const { mutate, isPending, error, reset } = useSingleMutation({
    mutationFn: (call: () => Promise<LotsOfProduct>) => call(),
    onSuccess: (lots) => queries.setQueryData(lotsQuery(shop, id).queryKey, lots),
    onSettled: readAgain,
  })
  const problem = problemOf(error)
  return {
    change: (call: () => Promise<LotsOfProduct>, onDone: () => void) => mutate(call, { onSuccess: onDone }),
    isPending,
    reset,
    isRefused: error !== null,
    /** Who corrected its code or date meanwhile, empty without a name; null when nobody did. */
    correctedBy: problem?.changed && 'code' in problem.changed.current ? problem.changed.by : null,
    /** The field that was refused. */
    field: problem?.code === 'changed_meanwhile' ? 'shown' : problem?.fields?.[0]?.field,
  }
}
