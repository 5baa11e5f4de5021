import * as contract from '@filiera/contract/console/people/notices'
import { isRequiredNotice, noticesOf } from '@filiera/domain/shop-notices'
import { shopActor } from '../../platform/audit/shop-actor.ts'
import { bind } from '../../platform/http/endpoint.ts'
import type { SellerIdentity } from '../../platform/identity.ts'
import type { Services } from '../../services.ts'
import { changeNotice } from './change-notice.ts'
import { findOff } from './notices.store.ts'

/** What people of a shop are mailed about. */
export function noticesRoutes(services: Services) {
  async function read(identity: SellerIdentity) {
    const off = await findOff(services.db, identity)
    const notices = noticesOf(identity.role).map((notice) => ({
      notice,
      isOn: !off.includes(notice),
      isRequired: isRequiredNotice(notice),
    }))
    return { email: identity.email, notices }
  }
  return [
    bind(contract.listNotices, ({ identity }) => read(identity)),
    bind(contract.changeNotice, async (call) => {
      await changeNotice(services, shopActor(call), call.params.notice, call.body.isOn)
      return read(call.identity)
    }),
  ]
}
