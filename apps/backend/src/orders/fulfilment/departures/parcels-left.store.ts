import type { TemperatureClass } from '@filiera/domain/catalogue-constants'
import type { Dispatch } from '@filiera/domain/places/delivery-range'
import { sql } from 'kysely'
import type { Executor } from '../../../platform/database/open-database.ts'
import { unshippedStatuses } from '../../order/order.state.ts'

/** An order by what the day of its departure depends on, and when its parcel left. */
export type Leaving = {
  paidAt: Date
  dispatch: Dispatch | null
  temperatures: TemperatureClass[]
  leftAt: Date | null
}

/** Orders of a shop that were paid since a moment and left, or are still to leave. */
export async function findLeaving(executor: Executor, sellerId: string, since: Date): Promise<Leaving[]> {
  const { rows } = await sql<Leaving>`
    select o.paid_at as "paidAt", o.dispatch, e.at as "leftAt",
      array(select distinct p.temperature_class from order_line l join product p on p.id = l.product_id
        where l.order_id = o.id) as temperatures
    from purchase_order o cross join lateral (select min(e.at) as at from order_event e
      where e.order_id = o.id and e.status = 'SHIPPED') e
    where o.seller_id = ${sellerId}::bigint and o.paid_at >= ${since}
      and (e.at is not null or o.status = any(${[...unshippedStatuses]}::text[]))`.execute(executor)
  return rows
}
