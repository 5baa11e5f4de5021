import type { ShopHoliday } from '@filiera/contract/console/holidays'
import { stateOf } from '@filiera/domain/dates/holidays'
import type { HolidayRow } from './shop-holidays.store.ts'

export const presentHoliday = (row: HolidayRow, today: string): ShopHoliday => ({
  ...row,
  state: stateOf(row, today),
})
