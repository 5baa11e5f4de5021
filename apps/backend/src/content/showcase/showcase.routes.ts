import * as contract from '@filiera/contract/content/showcase'
import type { FastifyReply } from 'fastify'
import { type answered, bind } from '../../platform/http/endpoint.ts'
import { sendJson } from '../../platform/http/send-json.ts'
import { notFound } from '../../platform/problem-error.ts'
import type { Services } from '../../services.ts'
import {
  collectionJson,
  type ReadCollection,
  readCollection,
  readCollectionBySlug,
} from './read-collection.ts'
import { readBanners, readPageContents, readPromotions } from './read-showcase.ts'
import { findCollectionSlugs } from './showcase.store.ts'

function sendCollection(reply: FastifyReply, collection: ReadCollection | null): typeof answered {
  if (!collection) throw notFound()
  return sendJson(reply, collectionJson(collection))
}

/** Collections, banners, promotions and the pieces of editable pages; only what is published and current. */
export const showcaseRoutes = ({ database, clock }: Services) => [
  bind(contract.getCollection, async ({ params, query, reply }) =>
    sendCollection(reply, await readCollection(database, params.name, query.lang)),
  ),
  bind(contract.getCollectionBySlug, async ({ params, query, reply }) =>
    sendCollection(reply, await readCollectionBySlug(database, params.slug, query.lang)),
  ),
  bind(contract.listCollectionSlugs, () => findCollectionSlugs(database)),
  bind(contract.listBanners, ({ query }) =>
    readBanners(database, query.slug_in ?? null, { lang: query.lang, now: clock.now() }),
  ),
  bind(contract.listPromotions, ({ query }) =>
    readPromotions(database, { lang: query.lang, now: clock.now() }),
  ),
  bind(contract.listPageContents, ({ params, query }) =>
    readPageContents(database, params.name, null, query.lang),
  ),
  bind(contract.listPlaceContents, ({ params, query }) =>
    readPageContents(database, params.page, params.place, query.lang),
  ),
]
