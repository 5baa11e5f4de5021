import type { ShopWarehouse, WarehouseDelivery, WarehousePlace } from '@filiera/contract/console/warehouses'
import { hourText } from '@filiera/domain/dates/hour-text'
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
  cutOff: hourText(row.cut_off_hour, row.cut_off_minute),
  dispatchDays: row.dispatch_days,
  shipsTo: row.ships_to,
  fee: eurosOf(row.fee_cents),
  freeFrom: eurosOf(row.threshold_cents),
  products: row.products,
  openOrders: row.open_orders,
  version: row.version,
})

/** Name, address and habits as columns; the region follows the province. */
export const columnsOfPlace = ({ cutOff, dispatchDays, shipsTo, province, ...place }: WarehousePlace) => {
  const region = findRegionOfProvince(province)
  if (region === null) throw new Error('the contract knows provinces alone')
  const [cut_off_hour = 0, cut_off_minute = 0] = cutOff.split(':').map(Number)
  return {
    ...place,
    province,
    region,
    cut_off_hour,
    cut_off_minute,
    dispatch_days: dispatchDays.toSorted((one, other) => one - other),
    ships_to: shipsTo && [...new Set(shipsTo)],
  }
}

/** What delivery costs as columns, in cents. */
export const columnsOfDelivery = ({ fee, freeFrom }: WarehouseDelivery) => ({
  fee_cents: centsOf(fee),
  threshold_cents: centsOf(freeFrom),
})

/** Columns as the audit log keeps them: the cut-off as one time. */
export const notedColumns = (columns: Readonly<Record<string, unknown>>) => {
  const { cut_off_hour, cut_off_minute, ...others } = columns
  return cut_off_hour === undefined
    ? columns
    : { ...others, cut_off: hourText(Number(cut_off_hour), Number(cut_off_minute)) }
}
