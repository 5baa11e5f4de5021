import {
  listSellerProductIds,
  listSellerProducts,
  type SellerProduct,
} from '@filiera/contract/console/seller-products'
import { listSellerOrderIds, listSellerOrders, type SellerOrder } from '@filiera/contract/orders/fulfilment'
import { listSellerConversations } from '@filiera/contract/orders/seller-messages'
import { formatEuros } from '@filiera/domain/money/money'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { apiQuery } from '../api/queries.ts'
import { statusName } from '../orders/order-facts.tsx'
import { type Translate, useTexts } from '../texts/texts.tsx'
import { useWork } from '../work/work.tsx'
import type { Entry, Group } from './entries.ts'

/** Most lines of a kind that are shown; behind the rest leads a line of its own. */
const MOST = 4

/** What was found before stays until there is something else. */
const narrow = { placeholderData: keepPreviousData }

function useProducts(search: string, isOn: boolean) {
  const { language } = useTexts()
  const { shop } = useWork()
  const ids = useQuery({
    ...apiQuery(listSellerProductIds, { query: { shop: shop.id, search } }),
    ...{ enabled: isOn, ...narrow },
  })
  const first = ids.data?.ids.slice(0, MOST) ?? []
  const rows = useQuery({
    ...apiQuery(listSellerProducts, { query: { shop: shop.id, ids: first, lang: language } }),
    ...{ enabled: isOn && first.length > 0, ...narrow },
  })
  return {
    isBusy: isOn && (ids.isFetching || rows.isFetching),
    isFailed: ids.isError || rows.isError,
    total: isOn ? (ids.data?.total ?? 0) : 0,
    products: isOn && first.length > 0 ? (rows.data ?? []) : [],
  }
}

function useOrders(search: string, isOn: boolean) {
  const { shop } = useWork()
  const ids = useQuery({
    ...apiQuery(listSellerOrderIds, { query: { shop: shop.id, search } }),
    ...{ enabled: isOn, ...narrow },
  })
  const first = ids.data?.ids.slice(0, MOST) ?? []
  const rows = useQuery({
    ...apiQuery(listSellerOrders, { query: { shop: shop.id, ids: first } }),
    ...{ enabled: isOn && first.length > 0, ...narrow },
  })
  const talks = useQuery({
    ...apiQuery(listSellerConversations, { query: { shop: shop.id, search } }),
    ...{ enabled: isOn, ...narrow },
  })
  return {
    isBusy: isOn && (ids.isFetching || rows.isFetching || talks.isFetching),
    isFailed: ids.isError || rows.isError || talks.isError,
    total: isOn ? (ids.data?.total ?? 0) : 0,
    orders: isOn && first.length > 0 ? (rows.data ?? []) : [],
    talks: isOn ? (talks.data?.conversations.slice(0, MOST) ?? []) : [],
  }
}

function ofProduct({ id, title, slug, picture, ...facts }: SellerProduct, t: Translate): Entry {
  const price = formatEuros(facts.priceDiscounted ?? facts.price)
  const to = `/products/${id}`
  return {
    id: `product ${id}`,
    label: title,
    detail: `${t(`products.states.${facts.state}`)}, ${t('palette.pieces', { count: facts.stock })}, ${price}`,
    icon: 'basket',
    picture,
    to,
    more: [
      { id: `edit ${id}`, label: t('palette.edit'), detail: title, icon: 'basket', to },
      {
        id: `price ${id}`,
        label: t('palette.price'),
        detail: title,
        icon: 'chart',
        to: `/products?search=${encodeURIComponent(slug)}`,
      },
      {
        id: `stock ${id}`,
        label: t('palette.stock'),
        detail: title,
        icon: 'stock',
        to: `/stock?product=${id}`,
      },
      {
        id: `history ${id}`,
        label: t('history.title'),
        detail: title,
        icon: 'clock',
        to: `${to}/history`,
      },
    ],
  }
}

const ofOrder = ({ id, customer, status, amount }: SellerOrder, t: Translate): Entry => ({
  id: `order ${id}`,
  label: id,
  detail: [customer, t(statusName(status)), formatEuros(amount)].filter(Boolean).join(', '),
  icon: 'parcel',
  to: `/orders/${id}`,
})

/** Products, orders and messages that a text is found in, as far as the role reads them. */
export function useFound(search: string) {
  const { t } = useTexts()
  const { may } = useWork()
  const isAsked = search.length > 1
  const goods = useProducts(search, isAsked && may('products:read'))
  const sold = useOrders(search, isAsked && may('orders:read'))
  const behind = (kind: 'products' | 'orders', total: number, path: string): Entry[] =>
    total > MOST
      ? [
          {
            id: `all ${kind}`,
            label: t(`palette.all.${kind}`, { count: total, text: search }),
            icon: kind === 'products' ? 'basket' : 'parcel',
            to: `${path}search=${encodeURIComponent(search)}`,
          },
        ]
      : []
  const groups: Group[] = [
    {
      name: 'products',
      entries: [
        ...goods.products.map((product) => ofProduct(product, t)),
        ...behind('products', goods.total, '/products?'),
      ],
    },
    {
      name: 'orders',
      entries: [
        ...sold.orders.map((order) => ofOrder(order, t)),
        ...behind('orders', sold.total, '/orders?state=all&'),
      ],
    },
    {
      name: 'messages',
      entries: sold.talks.map(({ orderId, customer, last }) => ({
        id: `talk ${orderId}`,
        label: last.text,
        detail: [customer, orderId].filter(Boolean).join(', '),
        icon: 'message',
        to: `/messages?order=${orderId}`,
      })),
    },
  ]
  return { groups, isBusy: goods.isBusy || sold.isBusy, isFailed: goods.isFailed || sold.isFailed }
}
