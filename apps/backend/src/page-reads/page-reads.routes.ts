import * as contract from '@filiera/contract/page-reads'
import { bind } from '../platform/http/endpoint.ts'
import { sendJson } from '../platform/http/send-json.ts'
import type { Services } from '../services.ts'
import { readHomePage } from './read-home-page.ts'
import { readListPage } from './read-list-page.ts'
import { readProductPage } from './read-product-page.ts'
import { readSearchPage } from './read-search-page.ts'

/** What the pages of the shop show, each in one answer. */
export const pageReadsRoutes = (services: Services) => [
  bind(contract.readHomePage, async ({ query, reply }) =>
    sendJson(reply, await readHomePage(services, query)),
  ),
  bind(contract.readProductPage, async ({ params, query, reply }) =>
    sendJson(reply, await readProductPage(services, params.id, query)),
  ),
  bind(contract.readListPage, async ({ query, reply }) =>
    sendJson(reply, await readListPage(services, query)),
  ),
  bind(contract.readSearchPage, async ({ query, reply }) =>
    sendJson(reply, await readSearchPage(services, query)),
  ),
]
