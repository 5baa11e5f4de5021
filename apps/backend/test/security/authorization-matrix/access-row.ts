import type { EndpointName } from '@filiera/contract/endpoints'
import type { ShopPermission } from '@filiera/domain/shop-roles'
import type { TestBackend } from '../../build-test-backend.ts'
import type { TestCustomer } from '../../factories/account.ts'

/** One HTTP request to an endpoint, without its session. */
export type AccessRequest = {
  params?: Readonly<Record<string, string>>
  query?: Readonly<Record<string, string>>
  body?: unknown
  /** The one file of an endpoint that takes uploads. */
  file?: Blob
  headers?: Readonly<Record<string, string>>
}

/** Two customers made for one row: nobody else's data is in the way. */
export type World = { backend: TestBackend; owner: TestCustomer; stranger: TestCustomer }

export type AccessCase = {
  /** The call with what belongs to the owner (or, where nothing belongs to anybody, any right call). */
  request: AccessRequest
  /** What the owner gets; for hooks, what a forged one gets. */
  status: number
  /** The same call for an id that nobody has: the stranger must not be able to tell it from the owner's. */
  unknown?: AccessRequest
  /** What a stranger gets where the id in the path is everybody's, such as a product's, and there is no `unknown`. */
  stranger?: number
  /** What an operator gets who may see it, where that is not what a stranger gets. */
  operator?: number
  /** What reads the object of this row, where the endpoint is open to several permissions: to who has only another one it is nobody's. */
  permission?: ShopPermission
  /** Texts of the owner that no answer to anybody else may hold. */
  secrets?: readonly string[]
  /** Rows that nobody but the owner may change. */
  stored?: () => Promise<unknown>
}

/** A row of the authorization matrix: makes what belongs to the owner and the call on it; once for each kind of caller. */
export type AccessRow = { prepare(world: World): Promise<AccessCase> }

/** Rows by endpoint, one file per feature. */
export type AccessRows = Partial<Record<EndpointName, AccessRow>>

/** A row whose call needs nothing prepared. */
export const plain = (status: number, request: AccessRequest = {}): AccessRow => ({
  prepare: async () => ({ request, status }),
})

/** A well-formed id that nobody has. */
export const nobodysId = (): string => crypto.randomUUID()

/** The shop that the owner of a row works for. */
export async function shopOf({ backend, owner }: World): Promise<string> {
  const { seller_id } = await backend.services.db
    .selectFrom('seller_member')
    .select('seller_id')
    .where('account_id', '=', owner.accountId)
    .executeTakeFirstOrThrow()
  return seller_id
}
