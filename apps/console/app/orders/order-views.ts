import {
  putSavedOrdersViews,
  readSavedOrdersViews,
  type SavedOrdersView,
} from '@filiera/contract/console/people/saved-views'
import { callApi, ifMatch } from '../api/call-api.ts'
import { apiQuery } from '../api/queries.ts'
import type { ViewList } from '../views/view-list.ts'
import { type OrdersView, savedForm } from './view.ts'

/** Where views of the orders are kept. */
export const orderViews: ViewList<OrdersView, SavedOrdersView['view']> = {
  ...savedForm,
  permission: 'orders:read',
  read: (shop) => apiQuery(readSavedOrdersViews, { query: { shop } }),
  put: (shop, { version, views }) =>
    callApi(putSavedOrdersViews, { query: { shop }, body: { views } }, ifMatch(version)),
}
