import { useRouteLoaderData } from 'react-router'
import type { Shop } from './server-contexts.ts'

/** Name and company data of the shop, on every page. */
export function useShop(): Shop | undefined {
  return useRouteLoaderData<{ shop: Shop }>('root')?.shop
}
