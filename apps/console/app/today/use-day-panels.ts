import { readSellerDay, type SellerDay } from '@filiera/contract/console/day'
import type { Language } from '@filiera/domain/languages'
import { useQuery } from '@tanstack/react-query'
import { apiQuery } from '../api/queries.ts'

/** How often it is asked for while it is looked at, in milliseconds. */
const AGAIN_MS = 60_000

/** What waits in a shop besides orders, as far as the role may see it. */
export const useDayPanels = (shop: string, lang: Language) =>
  useQuery({ ...apiQuery(readSellerDay, { query: { shop, lang } }), refetchInterval: AGAIN_MS })

/** Whether there is something that a panel shows. */
export const hasPanels = ({ stock, lots, held, unpublished, certificates }: SellerDay): boolean =>
  [stock, lots, held, unpublished, certificates].some((part) => part !== null && part.count > 0)
