import type { Product } from '@filiera/contract/catalog/catalogue'
import * as contract from '@filiera/contract/content/showcase'
import type { Language } from '@filiera/domain/languages'
import type { FastifyReply } from 'fastify'
import { listCollectionProducts } from '../../catalog/listing/list-collection-products.ts'
import { pictureAddress } from '../../catalog/pictures/default-pictures.ts'
import { type answered, bind } from '../../platform/http/endpoint.ts'
import { sendJson } from '../../platform/http/send-json.ts'
import { notFound } from '../../platform/problem-error.ts'
import type { Services } from '../../services.ts'
import { presentBanner, presentPageContent, presentPromotion } from './showcase.presenter.ts'
import {
  type CollectionRow,
  findBanners,
  findCollection,
  findCollectionBySlug,
  findCollectionSlugs,
  findPageContents,
  findPromotions,
} from './showcase.store.ts'

const imageOf = ({ image }: Pick<Product, 'image'>) => image

/** Collections, banners, promotions and the pieces of editable pages; only what is published and current. */
export const showcaseRoutes = ({ database, clock }: Services) => {
  /** Its picture, else that of its first product. @throws ProblemError not_found without a row */
  async function sendCollection(
    reply: FastifyReply,
    row: CollectionRow | undefined,
    lang: Language,
  ): Promise<typeof answered> {
    if (!row) throw notFound()
    const { id, picture_hash, ...collection } = row
    const products = await listCollectionProducts(database, id, lang)
    const [first] = products
    const image = picture_hash ? pictureAddress(picture_hash) : first ? imageOf(JSON.parse(first)) : ''
    const texts = JSON.stringify({ ...collection, id: String(id), image })
    return sendJson(reply, `${texts.slice(0, -1)},"products":[${products.join(',')}]}`)
  }
  const pageContents = async (page: string, place: string | null, lang: Language) =>
    (await findPageContents(database, page, place, lang)).map(presentPageContent)

  return [
    bind(contract.getCollection, async ({ params, query, reply }) =>
      sendCollection(reply, await findCollection(database, params.name, query.lang), query.lang),
    ),
    bind(contract.getCollectionBySlug, async ({ params, query, reply }) =>
      sendCollection(reply, await findCollectionBySlug(database, params.slug, query.lang), query.lang),
    ),
    bind(contract.listCollectionSlugs, () => findCollectionSlugs(database)),
    bind(contract.listBanners, async ({ query }) => {
      const rows = await findBanners(database, query.slug_in ?? null, { lang: query.lang, now: clock.now() })
      return rows.map(presentBanner)
    }),
    bind(contract.listPromotions, async ({ query }) =>
      (await findPromotions(database, { lang: query.lang, now: clock.now() })).map(presentPromotion),
    ),
    bind(contract.listPageContents, ({ params, query }) => pageContents(params.name, null, query.lang)),
    bind(contract.listPlaceContents, ({ params, query }) =>
      pageContents(params.page, params.place, query.lang),
    ),
  ]
}
