import type { BackendCall } from '@filiera/contract/client'
import { createAddress, updateAddress } from '@filiera/contract/customers/addresses'
import { expect, test } from 'vitest'
import { saveStepAddresses } from './save-addresses.ts'

const home = {
  recipient: 'Anna Verdi',
  country: 'IT',
  street: 'Via Roma 1',
  zip: '40121',
  city: 'Bologna',
  region: 'BO',
}
const firm = {
  recipient: 'Anna Verdi',
  country: 'IT',
  street: 'Via Po 2',
  zip: '10121',
  city: 'Torino',
  region: 'TO',
}
const invoice = {
  invoiceFor: 'company',
  companyName: 'Forno Srl',
  vatNumber: '00743110157',
  sdiCode: 'ABC1234',
}

/** A backend that notes what it is asked to save; `refuses` is a street that it does not take. */
function backendWith(refuses = '') {
  const saved: { id: string; street: string; defaultBilling?: boolean; company?: { name: string } }[] = []
  const call = async (endpoint: object, input: { params?: { id: string }; body: (typeof saved)[number] }) => {
    if (input.body.street === refuses)
      return { ok: false, problem: { code: 'invalid_body', status: 422, fields: [{ field: 'street' }] } }
    const id = endpoint === updateAddress ? (input.params?.id ?? '') : `new-${saved.length + 1}`
    expect([createAddress, updateAddress]).toContain(endpoint)
    saved.push({ ...input.body, id })
    return { ok: true, value: { ...input.body, id } }
  }
  return { saved, call: call as unknown as BackendCall }
}

function formOf(...parts: Record<string, string>[]) {
  const form = new FormData()
  for (const [name, value] of parts.flatMap((part) => Object.entries(part))) form.set(name, value)
  return form
}
const billing = (fields: Record<string, string>) =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [`billing-${name}`, value]))

test('a first purchase saves where to ship and whom to bill, the company data with the bill alone', async () => {
  const { saved, call } = backendWith()
  const form = formOf({ billElsewhere: '1', fiscalCode: 'left over' }, home, billing({ ...firm, ...invoice }))
  expect(await saveStepAddresses(form, call)).toEqual({ ok: true, address: 'new-1', billing: 'new-2' })
  expect(saved).toMatchObject([
    { street: 'Via Roma 1' },
    { street: 'Via Po 2', defaultBilling: true, company: { name: 'Forno Srl', sdiCode: 'ABC1234' } },
  ])
  expect(saved[0]?.company).toBeUndefined()
})

test('nothing is saved while one of the two is wrong, and nothing typed is lost', async () => {
  const { saved, call } = backendWith()
  const form = formOf({ billElsewhere: '1' }, home, billing({ ...firm, ...invoice, zip: '101' }))
  expect(await saveStepAddresses(form, call)).toMatchObject({
    ok: false,
    answer: {
      values: home,
      errors: {},
      billing: { values: { street: 'Via Po 2' }, errors: { zip: 'zipShort' } },
    },
  })
  expect(saved).toEqual([])
})

test('what was saved before the other was refused is not saved twice', async () => {
  const { saved, call } = backendWith('Via Po 2')
  const sent = [{ billElsewhere: '1' }, home, billing({ ...firm, ...invoice })]
  const first = await saveStepAddresses(formOf(...sent), call)
  expect(first).toMatchObject({
    ok: false,
    answer: { savedId: 'new-1', billing: { errors: { street: 'street' } } },
  })
  const again = formOf(...sent, { savedId: 'new-1', 'billing-street': 'Via Po 3' })
  expect(await saveStepAddresses(again, call)).toEqual({ ok: true, address: 'new-1', billing: 'new-3' })
  expect(saved.map(({ id }) => id)).toEqual(['new-1', 'new-1', 'new-3'])
})

test.each([
  [{}, { address: 'new-1', billing: undefined }],
  [{ shipping: 's' }, { address: 's', billing: 'new-1' }],
  [
    { id: 's', shipping: 's' },
    { address: 's', billing: null },
  ],
])('an address sent with %j is chosen as %j', async (sent, chosen) => {
  expect(await saveStepAddresses(formOf(home, sent), backendWith().call)).toEqual({ ok: true, ...chosen })
})
