import type { RegionCode, ShopCity } from '@filiera/domain/places/regions'
import { sql } from 'kysely'
import type { Executor } from '../../platform/database/open-database.ts'

/** Who answers for the products of a shop and where they ship from: its oldest warehouse, null when it has none yet. */
export type ShopOrigin = {
  operator_name: string
  operator_address: string
  region: RegionCode
  city_code: ShopCity | null
  warehouse_id: string | null
}

/** Of a shop that can ship. */
export type ShippingOrigin = ShopOrigin & { warehouse_id: string }

/** Read inside of imports and where the console makes products. @returns undefined for a shop that does not exist */
export async function findShopOrigin(executor: Executor, sellerId: string): Promise<ShopOrigin | undefined> {
  const { rows } = await sql<ShopOrigin>`
    select company as operator_name, street || ', ' || zip || ' ' || city || ' (' || province || ')' as operator_address, region, city_code,
      (select id from warehouse where seller_id = seller.id and closed_at is null order by id limit 1) as warehouse_id
    from seller where id = ${sellerId}::bigint`.execute(executor)
  return rows[0]
}
