import type { Saved } from '@filiera/contract/console/people/saved-views'
import type { ShopPermission } from '@filiera/domain/shop-roles'
import type { QueryKey, UseQueryOptions } from '@tanstack/react-query'

/** What somebody saved of a list. */
export type SavedViews<Of> = { version: number; views: Saved<Of>[] }

/** How a view of a list is saved, and shown. */
export type SavedForm<View extends { saved?: string | undefined }, Of> = {
  toSave(view: View): Of
  ofSaved(saved: Saved<Of>): View
  /** Whether what was searched for is saved, too. */
  keepsSearch: boolean
  /** The address of a view. */
  write(view: View): URLSearchParams
}

/** A list that keeps views. */
export type ViewList<View extends { saved?: string | undefined }, Of> = SavedForm<View, Of> & {
  permission: ShopPermission
  read(shop: string): UseQueryOptions<SavedViews<Of>> & { queryKey: QueryKey }
  /** Writes them over the version that was seen. */
  put(shop: string, seen: SavedViews<Of>): Promise<SavedViews<Of>>
}

/** Whether a view is still as it was saved. */
export const isAsSaved = <View extends { saved?: string | undefined }, Of>(
  { write, ofSaved, toSave }: SavedForm<View, Of>,
  saved: Saved<Of>,
  view: View,
): boolean =>
  write(ofSaved({ name: saved.name, view: toSave(view) })).toString() === write(ofSaved(saved)).toString()
