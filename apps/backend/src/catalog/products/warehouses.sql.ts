import type { Dispatch } from '@filiera/domain/places/delivery-range'
import { type RawBuilder, sql } from 'kysely'

/** When parcels leave the warehouse `w`, with the holidays of its shop from `today` on, a calendar date. */
export const dispatchOf = (today: string): RawBuilder<Dispatch> => sql<Dispatch>`json_build_object(
  'cutOffHour', w.cut_off_hour, 'cutOffMinute', w.cut_off_minute, 'days', w.dispatch_days,
  'closed', (select coalesce(json_agg(json_build_object('from', h.first_day, 'to', h.last_day) order by h.first_day), '[]')
    from shop_holiday h where h.seller_id = w.seller_id and h.last_day >= ${today}::date))`

/** Countries to which the product `p` goes from its warehouse `w`. */
export const deliveryCountries = sql<string[]>`countries_within(p.ships_to, w.ships_to)`
