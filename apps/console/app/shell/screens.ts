import type { ShopPermission } from '@filiera/domain/shop-roles'
import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import type { TextKey } from '../texts/texts.tsx'
import type { IconName } from '../ui/icon.tsx'

/** A screen of the console: navigation, keys and routes follow from its row. */
export type Screen = {
  path: string
  name: TextKey
  icon: IconName
  /** Key after `G` that leads there. */
  letter?: string
  /** What the role in the shop must allow, one of them where there are several; null for everybody who works there. */
  permission: ShopPermission | readonly ShopPermission[] | null
  /** Screens of one group stand together in the side navigation: daily work, figures and files, the shop itself. */
  group: 'day' | 'figures' | 'shop'
  /** Comes first in the bottom bar of phones, which holds four; the others stand under "More". */
  onPhone?: true
  /** Reached from another screen: no navigation names it. */
  isInner?: true
  load(): Promise<{ default: ComponentType }>
  /** Asks for what it shows first while its files come. */
  askEarly?(queries: QueryClient, shop: string, params: URLSearchParams): Promise<void>
}

/** Every screen that exists, in the order of the navigation. */
export const screens: readonly Screen[] = [
  {
    path: '/',
    name: 'shell.today',
    icon: 'sun',
    letter: 'g',
    permission: null,
    group: 'day',
    onPhone: true,
    load: () => import('../today/today-screen.tsx'),
  },
  {
    path: '/orders',
    name: 'shell.orders',
    icon: 'parcel',
    letter: 'o',
    permission: 'orders:read',
    group: 'day',
    onPhone: true,
    load: () => import('../orders/orders-screen.tsx'),
  },
  {
    path: '/orders/pick',
    name: 'shell.pick',
    icon: 'parcel',
    permission: 'orders:write',
    group: 'day',
    isInner: true,
    load: () => import('../orders/pick/pick-screen.tsx'),
  },
  {
    path: '/orders/slips',
    name: 'shell.slips',
    icon: 'parcel',
    permission: 'orders:write',
    group: 'day',
    isInner: true,
    load: () => import('../orders/pick/slips-screen.tsx'),
  },
  {
    path: '/orders/:id',
    name: 'shell.order',
    icon: 'parcel',
    permission: 'orders:read',
    group: 'day',
    isInner: true,
    load: () => import('../orders/order-screen.tsx'),
  },
  {
    path: '/products',
    name: 'shell.products',
    icon: 'basket',
    letter: 'p',
    permission: 'products:read',
    group: 'day',
    onPhone: true,
    load: () => import('../products/products-screen.tsx'),
    askEarly: async (...asked) => (await import('../products/use-products.ts')).askEarly(...asked),
  },
  {
    path: '/stock',
    name: 'shell.stock',
    icon: 'stock',
    letter: 's',
    permission: 'stock:read',
    group: 'day',
    load: () => import('../stock/stock-screen.tsx'),
  },
  {
    path: '/stock/:id/lots/:lot',
    name: 'shell.lotOrders',
    icon: 'stock',
    permission: 'orders:read',
    group: 'day',
    isInner: true,
    load: () => import('../stock/lots/lot-orders-screen.tsx'),
  },
  {
    path: '/prices',
    name: 'shell.prices',
    icon: 'tag',
    letter: 'e',
    permission: 'products:read',
    group: 'day',
    load: () => import('../prices/prices-screen.tsx'),
  },
  {
    path: '/photos',
    name: 'shell.photos',
    icon: 'images',
    letter: 'f',
    permission: 'products:read',
    group: 'day',
    load: () => import('../photos/photos-screen.tsx'),
  },
  {
    path: '/messages',
    name: 'shell.messages',
    icon: 'message',
    letter: 'm',
    permission: 'orders:read',
    group: 'day',
    onPhone: true,
    load: () => import('../inbox/waiting-screen.tsx'),
  },
  {
    path: '/messages/all',
    name: 'shell.messages',
    icon: 'message',
    permission: 'orders:read',
    group: 'day',
    isInner: true,
    load: () => import('../inbox/messages-screen.tsx'),
  },
  {
    path: '/messages/reviews',
    name: 'shell.reviews',
    icon: 'star',
    permission: 'orders:read',
    group: 'day',
    isInner: true,
    load: () => import('../inbox/reviews-screen.tsx'),
  },
  {
    path: '/figures',
    name: 'shell.figures',
    icon: 'chart',
    letter: 'a',
    permission: 'sums:read',
    group: 'figures',
    load: () => import('../figures/figures-screen.tsx'),
  },
  {
    path: '/exchange',
    name: 'shell.exchange',
    icon: 'sheet',
    letter: 'i',
    permission: ['products:read', 'sums:read'],
    group: 'figures',
    load: () => import('../exchange/exchange-screen.tsx'),
  },
  {
    path: '/jobs',
    name: 'shell.jobs',
    icon: 'checklist',
    permission: ['products:read', 'sums:read'],
    group: 'figures',
    load: () => import('../jobs/jobs-screen.tsx'),
  },
  {
    path: '/shop',
    name: 'shell.ownShop',
    icon: 'shop',
    letter: 'n',
    permission: 'shop:read',
    group: 'shop',
    load: () => import('../shop/shop-screen.tsx'),
  },
  {
    path: '/team',
    name: 'shell.team',
    icon: 'team',
    permission: 'shop:read',
    group: 'shop',
    load: () => import('../team/team-screen.tsx'),
  },
  {
    path: '/activity',
    name: 'shell.activity',
    icon: 'log',
    permission: 'shop:read',
    group: 'shop',
    load: () => import('../activity/activity-screen.tsx'),
  },
  {
    path: '/notices',
    name: 'shell.notices',
    icon: 'bell',
    permission: 'shop:read',
    group: 'shop',
    load: () => import('../notices/notices-screen.tsx'),
  },
  {
    path: '/products/:id',
    name: 'shell.product',
    icon: 'basket',
    permission: 'products:read',
    group: 'shop',
    isInner: true,
    load: () => import('../editor/editor-screen.tsx'),
  },
  {
    path: '/products/:id/history',
    name: 'history.title',
    icon: 'basket',
    permission: 'products:read',
    group: 'shop',
    isInner: true,
    load: () => import('../history/history-screen.tsx'),
  },
]

/** Whether somebody with some permissions may see a screen. */
export const isAllowed = (
  permission: Screen['permission'],
  may: (permission: ShopPermission) => boolean,
): boolean => permission === null || [permission].flat().some(may)

/** Those that somebody may see, as navigations name them. */
export const screensFor = (permissions: readonly ShopPermission[], all = screens): readonly Screen[] =>
  all.filter(
    ({ permission, isInner }) => !isInner && isAllowed(permission, (each) => permissions.includes(each)),
  )

/** Where the bottom bar of phones leads, and what stands under "More". */
export function splitForPhone(shown: readonly Screen[]): { bar: readonly Screen[]; more: readonly Screen[] } {
  const first = shown.filter(({ onPhone }) => onPhone)
  const bar = [...first, ...shown.filter(({ onPhone }) => !onPhone)].slice(0, 4)
  return { bar, more: shown.filter((screen) => !bar.includes(screen)) }
}
