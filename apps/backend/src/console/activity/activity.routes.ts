import * as contract from '@filiera/contract/console/people/activity'
import { bind } from '../../platform/http/endpoint.ts'
import type { Services } from '../../services.ts'
import { listActivity } from './list-activity.ts'

/** Who changed what in a shop. */
export const activityRoutes = (services: Services) => [
  bind(contract.listActivity, ({ query: { person, kind, from, to, after, lang }, identity }) =>
    listActivity(services, {
      sellerId: identity.sellerId,
      role: identity.role,
      person,
      kind,
      from,
      to,
      after,
      lang,
    }),
  ),
]
