import { putSavedViews, readSavedViews, type SavedView } from '@filiera/contract/console/people/saved-views'
import { callApi, ifMatch } from '../../api/call-api.ts'
import { apiQuery } from '../../api/queries.ts'
import type { ViewList } from '../../views/view-list.ts'
import { savedForm, type View } from './view.ts'

/** Where views of the products are kept. */
export const productViews: ViewList<View, SavedView['view']> = {
  ...savedForm,
  permission: 'products:read',
  read: (shop) => apiQuery(readSavedViews, { query: { shop } }),
  put: (shop, { version, views }) =>
    callApi(putSavedViews, { query: { shop }, body: { views } }, ifMatch(version)),
}
