import * as contract from '@filiera/contract/console/holidays'
import { dateInItaly } from '@filiera/domain/dates/holidays'
import { shopActor } from '../../platform/audit/shop-actor.ts'
import { bind } from '../../platform/http/endpoint.ts'
import { changedVersion } from '../../platform/http/row-version.ts'
import type { Services } from '../../services.ts'
import { addHoliday } from './add-holiday.ts'
import { changeHoliday } from './change-holiday.ts'
import { endHoliday } from './end-holiday.ts'
import { presentHoliday } from './holiday.presenter.ts'
import { findHolidays } from './shop-holidays.store.ts'

/** When a shop is closed. */
export const holidaysRoutes = (services: Services) => [
  bind(contract.listHolidays, async ({ identity }) => {
    const today = dateInItaly(services.clock.now())
    return (await findHolidays(services.db, identity.sellerId)).map((row) => presentHoliday(row, today))
  }),
  bind(contract.addHoliday, (call) => addHoliday(services, shopActor(call), call.body)),
  bind(contract.changeHoliday, (call) =>
    changeHoliday(services, shopActor(call), {
      id: call.params.id,
      version: changedVersion(call.request),
      period: call.body,
    }),
  ),
  bind(contract.endHoliday, async (call) => {
    await endHoliday(services, shopActor(call), {
      id: call.params.id,
      version: changedVersion(call.request),
    })
    return undefined
  }),
]
