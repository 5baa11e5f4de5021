import * as contract from '@filiera/contract/customers/addresses'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildTestBackend, type TestBackend } from '../../../test/build-test-backend.ts'
import { createCustomer } from '../../../test/factories/account.ts'

let backend: TestBackend
beforeAll(async () => {
  backend = await buildTestBackend()
})
afterAll(() => backend.close())

type Bearer = { authorization: string }
const cosenza = {
  recipient: 'Anna Verdi',
  street: 'Via Roma 1',
  city: 'Cosenza',
  region: 'CS',
  country: 'IT',
  zip: '87100',
}
const company = {
  name: 'Verdi srl',
  vatNumber: 'IT 00743110157',
  fiscalCode: '',
  sdiCode: 'm5uxcr1',
  pec: '',
}

type Input = contract.AddressInput
async function create(headers: Bearer, changes: Partial<Input> = {}) {
  const answer = await backend.call(contract.createAddress, { body: { ...cosenza, ...changes } }, headers)
  if (!answer.ok) throw new Error(JSON.stringify(answer.problem))
  return answer.value
}
async function list(headers: Bearer) {
  const answer = await backend.call(contract.listAddresses, {}, headers)
  if (!answer.ok) throw new Error(answer.problem.detail)
  return answer.value
}
const defaultsOf = async (headers: Bearer) => {
  const all = await list(headers)
  return {
    shipping: all.filter(({ defaultShipping }) => defaultShipping).map(({ id }) => id),
    billing: all.filter(({ defaultBilling }) => defaultBilling).map(({ id }) => id),
  }
}

describe('an address', () => {
  it('is answered with the combined string and the city as tag, whatever was sent', async () => {
    const { headers } = await createCustomer(backend)
    const made = await create(headers, {
      tag: 'Casa',
      address: 'somewhere else',
      region: 'cs',
      phone: '+393331234567',
      note: 'Suonare due volte',
    })
    expect(made).toMatchObject({
      address: 'Via Roma 1,Cosenza,CS,IT,87100',
      tag: 'Cosenza',
      phone: '+393331234567',
      note: 'Suonare due volte',
      company: null,
      warning: null,
    })
    expect(await backend.call(contract.getAddress, { params: { id: made.id } }, headers)).toMatchObject({
      value: made,
    })
  })

  it('needs no postal code where the country has none', async () => {
    const { headers } = await createCustomer(backend)
    const dubai = { street: 'Al Wasl Road 12', city: 'Dubai', region: 'Dubai', country: 'AE', zip: '' }
    const made = await create(headers, dubai)
    expect(made).toMatchObject({ address: 'Al Wasl Road 12,Dubai,Dubai,AE', zip: '', warning: null })
    const french = { ...cosenza, ...dubai, country: 'FR' }
    expect(await backend.call(contract.createAddress, { body: french }, headers)).toMatchObject({
      problem: { code: 'invalid_body', fields: [{ field: 'zip' }] },
    })
  })

  it('keeps company data in the form of the tax office', async () => {
    const { headers } = await createCustomer(backend)
    const made = await create(headers, { company })
    expect(made.company).toEqual({
      name: 'Verdi srl',
      vatNumber: '00743110157',
      fiscalCode: '',
      sdiCode: 'M5UXCR1',
      pec: '',
    })
  })

  it('is accepted with a warning when the CAP does not look like one of the province', async () => {
    const { headers } = await createCustomer(backend)
    expect((await create(headers, { region: 'MI' })).warning).toContain('87100')
    expect((await create(headers, { country: 'DE', region: 'Berlin', zip: '10115' })).warning).toBeNull()
  })

  it.each<[Partial<Input>, string]>([
    [{ zip: '8710' }, 'zip'],
    [{ zip: '8710A' }, 'zip'],
    [{ country: 'DE', zip: '1011' }, 'zip'],
    [{ country: 'XX' }, 'country'],
    [{ country: 'it' }, 'country'],
    [{ recipient: 'A' }, 'recipient'],
    [{ street: 'V1' }, 'street'],
    [{ city: 'Cosenza\r\nBcc: x' }, 'city'],
    [{ phone: '333 1234567' }, 'phone'],
    [{ note: 'x'.repeat(141) }, 'note'],
    [{ company: { ...company, vatNumber: '12345678901' } }, 'company.vatNumber'],
    [{ company: { ...company, vatNumber: '', fiscalCode: '' } }, 'company.vatNumber'],
    [{ company: { ...company, fiscalCode: 'RSSMRA85T10A562T' } }, 'company.fiscalCode'],
    [{ company: { ...company, sdiCode: 'ABC' } }, 'company.sdiCode'],
    [{ company: { ...company, fiscalCode: '', sdiCode: 'UF1234' } }, 'company.sdiCode'],
    [{ company: { ...company, sdiCode: '', pec: '' } }, 'company.sdiCode'],
    [{ company: { ...company, pec: 'no' } }, 'company.pec'],
    [{ accountId: 'x' } as object, 'accountId'],
    [{ id: crypto.randomUUID() } as object, 'id'],
  ])('is refused with %j', async (changes, field) => {
    const { headers } = await createCustomer(backend)
    const refused = await backend.call(contract.createAddress, { body: { ...cosenza, ...changes } }, headers)
    expect(refused).toMatchObject({ problem: { status: 422, code: 'invalid_body', fields: [{ field }] } })
    expect(await list(headers)).toEqual([])
  })

  it('is refused when there are fifty', async () => {
    const { headers, accountId } = await createCustomer(backend)
    const rows = Array.from({ length: 50 }, () => ({
      ...cosenza,
      account_id: accountId,
      tag: 'x',
      phone: null,
      note: null,
      company: null,
    }))
    await backend.services.db.insertInto('address').values(rows).execute()
    const refused = await backend.call(contract.createAddress, { body: cosenza }, headers)
    expect(refused).toMatchObject({ problem: { status: 409, code: 'conflict' } })
  })
})

describe('defaults', () => {
  it('are both the first address, move when asked, and stay when not', async () => {
    const { headers } = await createCustomer(backend)
    const first = await create(headers, { defaultShipping: false })
    expect(first).toMatchObject({ defaultShipping: true, defaultBilling: true })
    const second = await create(headers)
    expect(await defaultsOf(headers)).toEqual({ shipping: [first.id], billing: [first.id] })
    const third = await create(headers, { defaultBilling: true })
    expect(await defaultsOf(headers)).toEqual({ shipping: [first.id], billing: [third.id] })
    const params = { id: second.id }
    await backend.call(
      contract.updateAddress,
      { params, body: { ...cosenza, defaultShipping: true } },
      headers,
    )
    await backend.call(contract.updateAddress, { params, body: { ...cosenza, city: 'Rende' } }, headers)
    expect(await defaultsOf(headers)).toEqual({ shipping: [second.id], billing: [third.id] })
  })

  it('may be a company stored before it had to give SDI or PEC, until its fields change', async () => {
    const { headers } = await createCustomer(backend)
    await create(headers)
    const { id } = await create(headers, { company })
    const older = { ...company, vatNumber: '00743110157', sdiCode: '' }
    await backend.services.db
      .updateTable('address')
      .set({ company: JSON.stringify(older) })
      .where('id', '=', id)
      .execute()
    const put = (changes: Partial<Input>) =>
      backend.call(
        contract.updateAddress,
        { params: { id }, body: { ...cosenza, company: older, ...changes } },
        headers,
      )
    expect(await put({ defaultBilling: true })).toMatchObject({ ok: true })
    expect((await defaultsOf(headers)).billing).toEqual([id])
    expect(await put({ street: 'Via Roma 2' })).toMatchObject({
      problem: { code: 'invalid_body', fields: [{ field: 'company.sdiCode' }] },
    })
  })

  it('of a deleted address go to the oldest one left', async () => {
    const { headers } = await createCustomer(backend)
    const [first, second, third] = [await create(headers), await create(headers), await create(headers)]
    await backend.call(contract.deleteAddress, { params: { id: third.id } }, headers)
    expect(await defaultsOf(headers)).toEqual({ shipping: [first.id], billing: [first.id] })
    await backend.call(contract.deleteAddress, { params: { id: first.id } }, headers)
    expect(await defaultsOf(headers)).toEqual({ shipping: [second.id], billing: [second.id] })
    await backend.call(contract.deleteAddress, { params: { id: second.id } }, headers)
    expect(await list(headers)).toEqual([])
  })

  it('do not move for an address that is not there', async () => {
    const { headers } = await createCustomer(backend)
    const { id } = await create(headers)
    const body = { ...cosenza, defaultShipping: true, defaultBilling: true }
    const params = { id: crypto.randomUUID() }
    expect(await backend.call(contract.updateAddress, { params, body }, headers)).toMatchObject({
      problem: { status: 404 },
    })
    expect(await defaultsOf(headers)).toEqual({ shipping: [id], billing: [id] })
  })
})

it('an id that is none is a bad path', async () => {
  const { headers } = await createCustomer(backend)
  const answer = await backend.call(contract.getAddress, { params: { id: '1' } }, headers)
  expect(answer).toMatchObject({ problem: { status: 400, fields: [{ field: 'id' }] } })
})
