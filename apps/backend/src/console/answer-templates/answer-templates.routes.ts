import * as contract from '@filiera/contract/console/answer-templates'
import { shopActor } from '../../platform/audit/shop-actor.ts'
import { bind } from '../../platform/http/endpoint.ts'
import { changedVersion } from '../../platform/http/row-version.ts'
import type { Services } from '../../services.ts'
import { addTemplate } from './add-template.ts'
import { findTemplates } from './answer-templates.store.ts'
import { changeTemplate, removeTemplate } from './change-template.ts'
import { orderTemplates } from './order-templates.ts'

/** Answers that a shop keeps to use again. */
export const answerTemplatesRoutes = (services: Services) => [
  bind(contract.listAnswerTemplates, ({ identity }) => findTemplates(services.db, identity.sellerId)),
  bind(contract.addAnswerTemplate, (call) => addTemplate(services, shopActor(call), call.body)),
  bind(contract.changeAnswerTemplate, (call) =>
    changeTemplate(
      services,
      shopActor(call),
      { id: call.params.id, version: changedVersion(call.request) },
      call.body,
    ),
  ),
  bind(contract.removeAnswerTemplate, async (call) => {
    const seen = { id: call.params.id, version: changedVersion(call.request) }
    await removeTemplate(services, shopActor(call), seen)
    return undefined
  }),
  bind(contract.orderAnswerTemplates, (call) => orderTemplates(services, shopActor(call), call.body)),
]
