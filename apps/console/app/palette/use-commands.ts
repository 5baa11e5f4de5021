import { orderViews } from '../orders/order-views.ts'
import { productViews } from '../products/views/product-views.ts'
import { type TextKey, useTexts } from '../texts/texts.tsx'
import type { IconName } from '../ui/icon.tsx'
import { useSavedViews } from '../views/use-saved-views.ts'
import type { ViewList } from '../views/view-list.ts'
import { useWork } from '../work/work.tsx'
import type { Entry, Group } from './entries.ts'

/** A screen, as far as the palette knows it. */
export type Place = { path: string; name: TextKey; icon: IconName; letter?: string }

/** The views of a list that somebody saved. */
const useViews = <View extends { saved?: string | undefined }, Of>(
  list: ViewList<View, Of>,
  path: string,
  detail: string,
): Entry[] =>
  useSavedViews(list).views.map((view) => ({
    id: `view ${path} ${view.name}`,
    label: view.name,
    detail,
    icon: 'filter',
    to: `${path}?${list.write(list.ofSaved(view))}`,
  }))

/** What somebody can do and where they can go, by their role. */
export function useCommands(places: readonly Place[]): Group[] {
  const { t } = useTexts()
  const { may } = useWork()
  const views = [
    ...useViews(productViews, '/products', t('palette.ownView')),
    ...useViews(orderViews, '/orders', t('palette.ownOrdersView')),
  ]
  const actions: Entry[] = [
    ...(may('products:write')
      ? [{ id: 'new', label: t('create.title'), icon: 'plus', opens: 'newProduct' } as const]
      : []),
    ...(may('orders:write')
      ? [
          { id: 'pick', label: t('palette.pick'), icon: 'checklist', to: '/orders/pick' } as const,
          { id: 'tracking', label: t('orders.tracking.open'), icon: 'truck', opens: 'tracking' } as const,
        ]
      : []),
    ...(may('stock:read')
      ? [{ id: 'low', label: t('palette.low'), icon: 'stock', to: '/stock?view=low' } as const]
      : []),
    ...(may('products:read')
      ? [{ id: 'held', label: t('palette.held'), icon: 'alert', to: '/products?missing=true' } as const]
      : []),
    ...(may('shop:write')
      ? [
          { id: 'holiday', label: t('palette.holidays'), icon: 'sun', to: '/shop' } as const,
          { id: 'invite', label: t('palette.invite'), icon: 'team', to: '/team' } as const,
        ]
      : []),
  ]
  const ways = places.map(
    ({ path, name, icon, letter }): Entry => ({
      id: path,
      label: t(name),
      icon,
      to: path,
      ...(letter && { letter: letter.toUpperCase() }),
    }),
  )
  return [
    { name: 'views', entries: views },
    { name: 'actions', entries: actions },
    { name: 'goTo', entries: ways },
  ]
}
