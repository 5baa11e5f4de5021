import * as contract from '@filiera/contract/customers/addresses'
import { bind } from '../../platform/http/endpoint.ts'
import { notFound } from '../../platform/problem-error.ts'
import type { Services } from '../../services.ts'
import { presentAddress } from './addresses.presenter.ts'
import { findAddress } from './addresses.store.ts'
import { createAddress } from './create-address.ts'
import { readAddresses } from './read-addresses.ts'
import { removeAddress } from './remove-address.ts'
import { replaceAddress } from './replace-address.ts'

/** Addresses of the account; every query names the account, so that somebody else's id is an unknown one. */
export const addressesRoutes = (services: Services) => [
  bind(contract.listAddresses, ({ identity }) => readAddresses(services.db, identity.accountId)),
  bind(contract.createAddress, async ({ identity, body }) =>
    presentAddress(await createAddress(services, identity.accountId, body)),
  ),
  bind(contract.getAddress, async ({ identity, params }) => {
    const row = await findAddress(services.db, identity.accountId, params.id)
    if (!row) throw notFound()
    return presentAddress(row)
  }),
  bind(contract.updateAddress, async ({ identity, params, body }) =>
    presentAddress(await replaceAddress(services, identity.accountId, params.id, body)),
  ),
  bind(contract.deleteAddress, async ({ identity, params }) => {
    await removeAddress(services, identity.accountId, params.id)
    return undefined
  }),
]
