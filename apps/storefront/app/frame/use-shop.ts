import { useRouteLoaderData } from 'react-router'
import type { Shop } from '../state/server-contexts.ts'

export type NavigationCategory = { slug: string; name: string; image: string }
/** What the root loader hands to every page. */
export type RootData = { shop: Shop; categories: readonly NavigationCategory[] }

/** Name and company data of the shop; absent only when even the root could not be loaded. */
export function useShop(): Shop | undefined {
  return useRouteLoaderData<RootData>('root')?.shop
}

/** Categories of the navigation, in the order of the house. */
export function useNavigationCategories(): readonly NavigationCategory[] {
  return useRouteLoaderData<RootData>('root')?.categories ?? []
}
