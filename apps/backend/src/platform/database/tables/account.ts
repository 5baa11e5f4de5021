import type { Language } from '@filiera/domain/languages'
import type { ColumnType, Generated, Selectable } from 'kysely'
import type { Audience } from '../../identity.ts'
import type { DefaultTime, Time, Uuid } from './columns.ts'

export type StoredProfile = { firstName?: string; lastName?: string; phone?: string; birthYear?: number }

type AccountTable = {
  id: Uuid
  email: string
  /** Null after two registrations of an unconfirmed address: nobody's. */
  password_hash: string | null
  name: Generated<string>
  profile: ColumnType<StoredProfile, string | undefined, string>
  groups: Generated<string[]>
  locale: Generated<Language>
  locale_chosen: Generated<boolean>
  disabled: Generated<boolean>
  confirmed_at: Time | null
  photo_name: string | null
  mangopay_user_id: string | null
  mangopay_wallet_id: string | null
  stripe_customer_id: string | null
  created_at: DefaultTime
  erased_at: Time | null
}

export type AccountRow = Selectable<AccountTable>

type SessionTable = {
  id: Uuid
  account_id: string
  audience: Generated<Audience>
  token_hash: Buffer
  user_agent: Generated<string>
  family: Generated<string>
  created_at: Time
  /** When the password was last given in it. */
  password_at: Time
  last_seen_at: Time
  expires_at: Time
}

type AccountDeviceTable = { account_id: string; family: string; seen_at: Time }

type UsernameChangeTable = {
  account_id: string
  new_email: string
  old_token_hash: Buffer
  new_token_hash: Buffer
  old_confirmed_at: Time | null
  new_confirmed_at: Time | null
  expires_at: Time
}

type SessionBearerTable = { token_hash: Buffer; session_id: string; expires_at: Time }

export type AccountTokenTable = {
  token_hash: Buffer
  account_id: string
  kind: 'confirm' | 'reset' | 'login'
  /** Unused since migration 65. */
  password_hash: ColumnType<string | null, string | null | undefined, string | null>
  expires_at: Time
  used_at: Time | null
}

export type StoredCompany = {
  name: string
  vatNumber: string
  fiscalCode: string
  sdiCode: string
  pec: string
}

type AddressTable = {
  id: Uuid
  account_id: string
  recipient: string
  phone: string | null
  note: string | null
  street: string
  city: string
  region: string
  country: string
  zip: string
  tag: string
  company: ColumnType<StoredCompany | null, string | null, string | null>
  default_shipping: Generated<boolean>
  default_billing: Generated<boolean>
  created_at: DefaultTime
}

type CartTable = {
  id: Uuid
  account_id: string | null
  visitor_id: string | null
  warehouse_id: string
  created_at: DefaultTime
  updated_at: DefaultTime
}

type CartLineTable = {
  cart_id: string
  product_id: string
  quantity: number
  charged_cents_when_added: number
  capped_from: number | null
  added_at: DefaultTime
}

export type AccountTables = {
  account: AccountTable
  session: SessionTable
  session_bearer: SessionBearerTable
  account_device: AccountDeviceTable
  username_change: UsernameChangeTable
  account_token: AccountTokenTable
  address: AddressTable
  cart: CartTable
  cart_line: CartLineTable
}
