import type { ShopWarehouse, WarehouseDelivery, WarehousePlace } from '@filiera/contract/console/warehouses'
import { centsToEuros, eurosToCents } from '@filiera/domain/money/money'
import { findRegionOfProvince } from '@filiera/domain/places/provinces'
import type { WarehouseRow } from './shop-warehouses.store.ts'

const eurosOf = (cents: number | null) => (cents === null ? null : centsToEuros(cents))
const centsOf = (euros: number | null) => (euros === null ? null : eurosToCents(euros))

/** A row as the wire shows it, money in euros. */
export const presentWarehouse = (row: WarehouseRow): ShopWarehouse => ({
  id: row.id,
  name: row.name,
  street: row.street,
  city: row.city,
  zip: row.zip,
  province: row.province,
  region: row.region,
  cutOffHour: row.cut_off_hour,
  dispatchDays: row.dispatch_days,
  shipsTo: row.ships_to,
  fee: eurosOf(row.fee_cents),
  freeFrom: eurosOf(row.threshold_cents),
  products: row.products,
  version: row.version,
})

/** Name, address and habits as columns; the region follows the province. */
export const columnsOfPlace = ({ cutOffHour, dispatchDays, shipsTo, province, ...place }: WarehousePlace) => {
  const region = findRegionOfProvince(province)
  return {
    ...place,
    province,
    ...(region && { region }),
    cut_off_hour: cutOffHour,
    dispatch_days: dispatchDays.toSorted((one, other) => one - other),
    ships_to: shipsTo && [...new Set(shipsTo)],
  }
}

/** What delivery costs as columns, in cents. */
export const columnsOfDelivery = ({ fee, freeFrom }: WarehouseDelivery) => ({
  fee_cents: centsOf(fee),
  threshold_cents: centsOf(freeFrom),
})
