import * as contract from '@filiera/contract/page-reads'
import { bind } from '../platform/http/endpoint.ts'
import { sendJson } from '../platform/http/send-json.ts'
import type { Services } from '../services.ts'
import { readBlogPage } from './read-blog-page.ts'
import { readCollectionPage } from './read-collection-page.ts'
import { readHomePage } from './read-home-page.ts'
import { readListPage } from './read-list-page.ts'
import { readPostPage } from './read-post-page.ts'
import { readProductPage } from './read-product-page.ts'
import { readFindsPage, readSearchPage } from './read-search-page.ts'
import { readSellerPage, readSellersPage } from './read-seller-pages.ts'

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
  bind(contract.readFindsPage, async ({ query, reply }) =>
    sendJson(reply, await readFindsPage(services, query)),
  ),
  bind(contract.readCollectionPage, async ({ params, query, reply }) =>
    sendJson(reply, await readCollectionPage(services, params.slug, query.lang)),
  ),
  bind(contract.readSellersPage, ({ query }) => readSellersPage(services, query)),
  bind(contract.readSellerPage, async ({ params, query, reply }) =>
    sendJson(reply, await readSellerPage(services, params.id, query)),
  ),
  bind(contract.readBlogPage, async ({ query, reply }) =>
    sendJson(reply, await readBlogPage(services, query)),
  ),
  bind(contract.readPostPage, async ({ params, query, reply }) =>
    sendJson(reply, await readPostPage(services, params.id, query.lang)),
  ),
]
