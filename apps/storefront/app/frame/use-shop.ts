import { useRouteLoaderData } from 'react-router'
import type { Menu, NavigationCategory, SeasonLink, Shop } from '../state/server-contexts.ts'

/** What the root loader hands to every page. */
export type RootData = Menu & { shop: Shop }

/** Name and company data of the shop; absent only when even the root could not be loaded. */
export function useShop(): Shop | undefined {
  return useRouteLoaderData<RootData>('root')?.shop
}

/** Categories of the navigation, in the order of the house. */
export function useNavigationCategories(): readonly NavigationCategory[] {
  return useRouteLoaderData<RootData>('root')?.categories ?? []
}

/** The first things of the month that are on sale. */
export function useSeason(): readonly SeasonLink[] {
  return useRouteLoaderData<RootData>('root')?.season ?? []
}
