import * as contract from '@filiera/contract/console/products'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { shopActor } from '../../platform/audit/shop-actor.ts'
import { bind } from '../../platform/http/endpoint.ts'
import { creationKey } from '../../platform/http/idempotency-key.ts'
import { changedVersion, sendVersion } from '../../platform/http/row-version.ts'
import type { SellerIdentity } from '../../platform/identity.ts'
import type { Services } from '../../services.ts'
import { changeDraft } from './change-draft.ts'
import { createProduct } from './create-product.ts'
import { discardDraft } from './discard-draft.ts'
import type { DraftCall } from './lock-seen-draft.ts'
import { publishProduct } from './publish-product.ts'
import { readProduct } from './read-product.ts'
import { removeProduct } from './removal/remove-product.ts'
import { scheduleProduct, unscheduleProduct } from './schedule/schedule-product.ts'
import { listVersions, readVersion } from './versions/read-versions.ts'
import { restoreVersion } from './versions/restore-version.ts'

/** Every text of a product in three languages, as long as it may be, with escapes. */
const DRAFT_BODY_LIMIT = 1_000_000

type Named = { params: { id: string }; identity: SellerIdentity; request: FastifyRequest }

const draftCall = (call: Named): DraftCall => ({
  shopActor: shopActor(call),
  productId: call.params.id,
  seen: changedVersion(call.request),
})

function answerVersion(reply: FastifyReply, version: number): { version: number } {
  sendVersion(reply, version)
  return { version }
}

/** The content of a shop's products: what is live, what is being changed, how it was. */
export const consoleProductsRoutes = (services: Services) => [
  bind(contract.getSellerProduct, ({ params, identity }) =>
    readProduct(services, identity.sellerId, params.id),
  ),
  {
    ...bind(contract.changeProductDraft, async (call) =>
      answerVersion(call.reply, await changeDraft(services, draftCall(call), call.body)),
    ),
    bodyLimit: DRAFT_BODY_LIMIT,
  },
  bind(contract.discardProductDraft, async (call) =>
    answerVersion(call.reply, await discardDraft(services, draftCall(call))),
  ),
  bind(contract.removeSellerProduct, async (call) => {
    await removeProduct(services, draftCall(call))
    return undefined
  }),
  bind(contract.publishProduct, async (call) => {
    const published = await publishProduct(services, draftCall(call), call.body.note ?? '')
    sendVersion(call.reply, published.version)
    return published
  }),
  bind(contract.scheduleProduct, async (call) =>
    answerVersion(call.reply, await scheduleProduct(services, draftCall(call), new Date(call.body.at))),
  ),
  bind(contract.unscheduleProduct, async (call) =>
    answerVersion(call.reply, await unscheduleProduct(services, draftCall(call))),
  ),
  bind(contract.listProductVersions, ({ params, query, identity }) =>
    listVersions(services, identity.sellerId, params.id, query.before),
  ),
  bind(contract.getProductVersion, ({ params, identity }) =>
    readVersion(services, identity.sellerId, params.id, params.number),
  ),
  bind(contract.restoreProductVersion, async (call) =>
    answerVersion(call.reply, await restoreVersion(services, draftCall(call), call.params.number)),
  ),
  bind(contract.createSellerProduct, async (call) => ({
    id: await createProduct(services, shopActor(call), call.body, creationKey(call.request)),
  })),
]
