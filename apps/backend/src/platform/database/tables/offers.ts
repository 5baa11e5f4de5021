import type { ShopRole } from '@filiera/domain/shop-roles'
import type { Generated, GeneratedAlways } from 'kysely'
import type { Time } from './columns.ts'

type OfferTable = {
  id: GeneratedAlways<string>
  seller_id: string
  product_id: string
  discounted_cents: number
  starts_at: Time
  ends_at: Time | null
  state: 'coming' | 'running' | 'over' | 'missed'
  reduced_since: Time | null
  over_at: Time | null
  version: Generated<number>
  account_id: string | null
  role: ShopRole | null
  action: string | null
  request_id: string | null
}

export type OfferTables = { offer: OfferTable }
