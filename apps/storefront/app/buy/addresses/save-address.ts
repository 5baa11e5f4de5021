import type { BackendCall } from '@filiera/contract/client'
import {
  type Address,
  createAddress,
  deleteAddress,
  listAddresses,
  updateAddress,
} from '@filiera/contract/customers/addresses'
import type { Problem } from '@filiera/contract/problem'
import {
  type AddressErrors,
  type AddressValues,
  addressInput,
  checkAddress,
  emptyAddress,
  errorsOfAddressFields,
  readAddressForm,
} from './address-form.state.ts'

export type SavedAddress =
  | { ok: true; address: Address }
  | { ok: false; values: AddressValues; errors: AddressErrors; code: string | null; status: number }

/** Checks and saves the address of a form: a new one, or the one with `id`. */
export const saveAddress = (form: FormData, backend: BackendCall, id: string | null): Promise<SavedAddress> =>
  saveValues(readAddressForm(form), backend, id)

/** The same with what was read of a form. */
export async function saveValues(
  values: AddressValues,
  backend: BackendCall,
  id: string | null,
): Promise<SavedAddress> {
  const errors = checkAddress(values)
  if (Object.keys(errors).length > 0) return { ok: false, values, errors, code: null, status: 422 }
  const body = addressInput(values)
  const result = id
    ? await backend(updateAddress, { params: { id }, body })
    : await backend(createAddress, { body })
  if (result.ok) return { ok: true, address: result.value }
  const { code, status, fields } = result.problem
  return { ok: false, values, errors: errorsOfAddressFields(fields), code, status }
}

/** What a saved address looks like in the form. */
export function valuesOfAddress(address: Address): AddressValues {
  const { company } = address
  const isPrivate = !company || (company.vatNumber === '' && company.name === address.recipient)
  return {
    ...emptyAddress,
    recipient: address.recipient,
    country: address.country,
    street: address.street,
    zip: address.zip,
    city: address.city,
    region: address.region,
    phone: address.phone,
    note: address.note,
    defaultShipping: address.defaultShipping,
    defaultBilling: address.defaultBilling,
    invoice: company !== null,
    invoiceFor: isPrivate ? 'private' : 'company',
    companyName: isPrivate ? '' : company.name,
    vatNumber: company?.vatNumber ?? '',
    fiscalCode: company?.fiscalCode ?? '',
    sdiCode: company?.sdiCode ?? '',
    pec: company?.pec ?? '',
  }
}

/** Moves a default to an address. Answers the problem, or null. */
export async function moveDefault(
  backend: BackendCall,
  id: string,
  kind: 'shipping' | 'billing',
): Promise<Problem | null> {
  const list = await backend(listAddresses, {})
  if (!list.ok) return list.problem
  const address = list.value.find((candidate) => candidate.id === id)
  const body =
    address && addressInput({ ...valuesOfAddress(address), defaultShipping: false, defaultBilling: false })
  if (!body)
    return {
      type: 'about:blank',
      status: 404,
      title: 'Not Found',
      detail: 'no such address',
      code: 'not_found',
    }
  const flag = kind === 'shipping' ? { defaultShipping: true } : { defaultBilling: true }
  const moved = await backend(updateAddress, { params: { id }, body: { ...body, ...flag } })
  return moved.ok ? null : moved.problem
}

/** Deletes an address. Answers the problem, or null. */
export async function removeAddress(backend: BackendCall, id: string): Promise<Problem | null> {
  const removed = await backend(deleteAddress, { params: { id } })
  return removed.ok ? null : removed.problem
}
