import { listReviews } from '@filiera/contract/catalog/reviews'
import * as contract from '@filiera/contract/console/preview'
import { composeProductPage, readShownProduct } from '../../page-reads/read-product-page.ts'
import { bind } from '../../platform/http/endpoint.ts'
import { sendJson } from '../../platform/http/send-json.ts'
import { notFound } from '../../platform/problem-error.ts'
import type { Services } from '../../services.ts'
import { readProduct } from '../products/read-product.ts'
import { showDraft } from '../products/show-draft.ts'
import { previewToken, readPreviewToken } from './preview-token.ts'

const HOUR_MS = 3_600_000

/** A product's page as its draft would make it. */
export function previewRoutes(services: Services) {
  const { config, clock, database } = services
  return [
    bind(contract.linkProductPreview, async ({ params, identity }) => {
      const { id: productId } = await readProduct(services, identity.sellerId, params.id)
      const until = new Date(clock.now().getTime() + contract.PREVIEW_HOURS * HOUR_MS)
      const token = previewToken({ sellerId: identity.sellerId, productId, until }, config.COOKIE_SECRET)
      return { path: `/preview/${token}`, origin: config.PUBLIC_URL, until: until.toISOString() }
    }),
    bind(contract.readProductPreview, async ({ params, query: { lang }, reply }) => {
      const now = clock.now()
      const link = readPreviewToken(params.token, config.COOKIE_SECRET, now)
      if (!link) throw notFound()
      const reviews = listReviews.query.parse({ lang })
      const shown = await showDraft(database.db, { ...link, now }, (trx) =>
        readShownProduct({ database: { ...database, db: trx }, clock }, link.productId, reviews),
      )
      if (!shown) throw notFound()
      void reply.header('cache-control', 'private, no-store')
      return sendJson(reply, await composeProductPage(services, shown, link.productId, lang))
    }),
  ]
}
