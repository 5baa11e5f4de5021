import type { BackendCall } from '@filiera/contract/client'
import { checkAddress, readAddressForm } from '../../addresses/address-form.state.ts'
import { saveAddress, saveValues } from '../../addresses/save-address.ts'
import type { CheckoutAnswer } from '../checkout-answer.ts'

type Refused = { ok: false; answer: Extract<CheckoutAnswer, { kind: 'address' }>; status: number }
/** What the step chooses: `billing` is null where the bill goes to the same address, undefined where nothing was said of it. */
export type SavedAddresses = { ok: true; address: string; billing: string | null | undefined } | Refused

const sentId = (form: FormData, name: string): string | null => {
  const value = form.get(name)
  return typeof value === 'string' && value !== '' ? value : null
}

/** What was typed into the step, checked: one address, or both of a first purchase. */
export function readStepAddresses(form: FormData): Refused['answer'] {
  const typed = readAddressForm(form)
  if (form.get('billElsewhere') === null)
    return { kind: 'address', values: typed, errors: checkAddress(typed), code: null }
  const values = { ...typed, invoice: false }
  const billed = { ...readAddressForm(form, 'billing'), defaultBilling: true }
  const billing = { values: billed, errors: checkAddress(billed) }
  return { kind: 'address', values, errors: checkAddress(values), code: null, billing }
}

/** Whether something of it has to be put right. */
export const isFaulty = ({ errors, billing }: Refused['answer']): boolean =>
  Object.keys({ ...errors, ...billing?.errors }).length > 0

/** Both addresses of a first purchase; both are checked before one is saved. */
async function saveBoth(form: FormData, backend: BackendCall): Promise<SavedAddresses> {
  const both = readStepAddresses(form)
  const { values: shipping, billing: billed } = both
  if (!billed || isFaulty(both)) return { ok: false, answer: both, status: 422 }
  const billing = billed.values
  const first = await saveValues(shipping, backend, sentId(form, 'savedId'))
  if (!first.ok) {
    const { values, errors, code, status } = first
    return { ok: false, answer: { ...both, values, errors, code }, status }
  }
  const { id } = first.address
  const other = await saveValues(billing, backend, null)
  if (other.ok) return { ok: true, address: id, billing: other.address.id }
  const { values, errors: faults, code, status } = other
  return { ok: false, answer: { ...both, code, billing: { values, errors: faults }, savedId: id }, status }
}

/**
 * Saves what the address step was sent: a new address to ship to, one to bill to beside the chosen one (`shipping`), a saved one that
 * was opened (`id`), or both of a first purchase (`billElsewhere`).
 */
export async function saveStepAddresses(form: FormData, backend: BackendCall): Promise<SavedAddresses> {
  if (form.get('billElsewhere') !== null) return saveBoth(form, backend)
  const edited = sentId(form, 'id') ?? sentId(form, 'savedId')
  const saved = await saveAddress(form, backend, edited)
  if (!saved.ok) {
    const { values, errors, code, status } = saved
    return { ok: false, answer: { kind: 'address', values, errors, code }, status }
  }
  const { id } = saved.address
  const shipping = sentId(form, 'shipping')
  if (shipping === null) return { ok: true, address: id, billing: undefined }
  return { ok: true, address: shipping, billing: id === shipping ? null : id }
}
