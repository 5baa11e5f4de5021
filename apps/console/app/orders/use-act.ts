import type { SellerOrder } from '@filiera/contract/orders/fulfilment'
import type { ProblemCode } from '@filiera/contract/problem'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { problemOf } from '../api/call-api.ts'
import { cacheOrder, orderQuery } from '../api/order-queries.ts'
import { type TextKey, useTexts } from '../texts/texts.tsx'

/** What the screen let through is refused because the order is another one by now. */
const REFUSED: Partial<Record<ProblemCode, TextKey>> = {
  illegal_transition: 'orders.failed.changed',
  invalid_body: 'orders.failed.changed',
  unsafe_lot: 'orders.failed.unsafeLot',
  idempotency_conflict: 'orders.failed.refundedBefore',
}

/** Does something with an order of a shop: the answer takes its place, a refusal is said in words. */
export function useAct(shop: string, id: string) {
  const { t } = useTexts()
  const queries = useQueryClient()
  const [failed, setFailed] = useState<TextKey | null>(null)
  const [code, setCode] = useState<ProblemCode | null>(null)
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (call: () => Promise<SellerOrder>) => call(),
    onSuccess: (order) => cacheOrder(queries, shop, order),
    onError: (refused) => queries.invalidateQueries(orderQuery(shop, id)).then(() => refused),
  })
  return {
    isPending,
    failed: failed && t(failed),
    /** Why it was not done. */
    code,
    /** @returns whether it was done */
    async act(call: () => Promise<SellerOrder>): Promise<boolean> {
      setFailed(null)
      setCode(null)
      try {
        await mutateAsync(call)
        return true
      } catch (refused) {
        const why = problemOf(refused)?.code ?? null
        setCode(why)
        setFailed((why && REFUSED[why]) ?? 'orders.failed.other')
        return false
      }
    },
  }
}
