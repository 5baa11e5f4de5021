import { describe, expect, test } from 'vitest'
import {
  addressInput,
  checkAddress,
  emptyAddress,
  errorsOfAddressFields,
  isZipDoubtful,
  normalisePhone,
  normaliseRegion,
  readAddressForm,
} from './address-form.state.ts'

const whole = {
  ...emptyAddress,
  recipient: 'Giulia Ricciardelli',
  street: 'Via dei Calzolai 14',
  zip: '40124',
  city: 'Bologna',
  region: 'BO',
}

describe('checkAddress', () => {
  test('accepts a whole address', () => expect(checkAddress(whole)).toEqual({}))
  test('names everything that is missing', () =>
    expect(checkAddress(emptyAddress)).toEqual({
      recipient: 'recipient',
      street: 'street',
      zip: 'zipDigits',
      city: 'city',
      region: 'region',
    }))
  test.each([
    ['4012', 'IT', 'zipShort'],
    ['4012a', 'IT', 'zipDigits'],
    ['401244', 'IT', 'zipDigits'],
    ['SW1A 1AA', 'GB', undefined],
    ['1', 'GB', 'zip'],
    ['1234', 'FR', 'zip'],
    ['75011', 'FR', undefined],
    ['', 'FR', 'zip'],
    ['', 'AE', undefined],
  ])('zip %s of %s', (zip, country, fault) =>
    expect(checkAddress({ ...whole, zip, country, region: 'BO' }).zip).toBe(fault),
  )
  test('an invoice needs a name, and a right SDI code and PEC', () =>
    expect(
      checkAddress({ ...whole, invoice: true, invoiceFor: 'company', sdiCode: 'ABC', pec: 'x' }),
    ).toEqual({
      companyName: 'company',
      vatNumber: 'codeMissing',
      sdiCode: 'sdiCode',
      pec: 'pec',
    }))
  test.each([
    [{}, { fiscalCode: 'fiscalCodeMissing' }],
    [{ fiscalCode: 'RSSMRA85T10A562S' }, {}],
    [{ fiscalCode: 'RSSMRA85T10A562T' }, { fiscalCode: 'fiscalCode' }],
    [{ fiscalCode: 'RSSMRA85T10A562S', companyName: 'x', vatNumber: '1' }, {}],
    [{ country: 'FR', zip: '75011' }, {}],
  ])('the invoice of a person: %j', (codes, errors) =>
    expect(checkAddress({ ...whole, invoice: true, ...codes })).toEqual(errors),
  )
  test.each([
    [{ vatNumber: '00743110157', pec: 'forno@pec.example' }, {}],
    [{ vatNumber: '00743110157', sdiCode: 'abc 1234' }, {}],
    [{ vatNumber: '00743110157' }, { sdiCode: 'channelMissing' }],
    [{ vatNumber: '00743110157', sdiCode: 'ABC123' }, { sdiCode: 'sdiCode' }],
    [{ vatNumber: '00743110157', sdiCode: 'ABC12345' }, { sdiCode: 'sdiCode' }],
    [{ fiscalCode: '01234567897', sdiCode: 'UF1234' }, {}],
    [{ fiscalCode: '01234567897' }, { sdiCode: 'channelMissing' }],
    [{ vatNumber: '00743110158', sdiCode: 'ABC1234' }, { vatNumber: 'vatNumber' }],
    [{ fiscalCode: 'RSSMRA85T10A562S' }, {}],
    [{ fiscalCode: 'RSSMRA85T10A562T' }, { fiscalCode: 'fiscalCode' }],
    [{ country: 'FR', zip: '75011', vatNumber: 'FR40303265045', fiscalCode: '12' }, {}],
  ])('check digits of an invoice: %j', (codes, errors) =>
    expect(
      checkAddress({ ...whole, invoice: true, invoiceFor: 'company', companyName: 'Forno Srl', ...codes }),
    ).toEqual(errors),
  )
  test('unknown countries and long notes', () =>
    expect(checkAddress({ ...whole, country: 'XX', note: 'x'.repeat(141) })).toEqual({
      country: 'country',
      note: 'note',
    }))
})

test.each([
  ['40124', 'BO', 'IT', false],
  ['40124', 'milano', 'IT', true],
  ['4012', 'MI', 'IT', false],
  ['40124', '', 'IT', false],
  ['75011', 'Paris', 'FR', false],
])('the postal code %s of %s (%s) is doubtful: %s', (zip, region, country, doubtful) =>
  expect(isZipDoubtful({ zip, region, country })).toBe(doubtful),
)

test.each([
  ['333 123 4567', 'IT', '+393331234567'],
  ['0039 051-123456', 'IT', '+39051123456'],
  ['+44 20 7946 0000', 'GB', '+442079460000'],
  ['', 'IT', ''],
])('phone %s', (typed, country, wire) => expect(normalisePhone(typed, country)).toBe(wire))

test.each([
  ['bologna', 'IT', 'BO'],
  ['bo', 'IT', 'BO'],
  ['Atlantis', 'IT', 'Atlantis'],
  ['Kent', 'GB', 'Kent'],
])('region %s of %s', (typed, country, wire) => expect(normaliseRegion(typed, country)).toBe(wire))

test('the body holds no company unless an invoice is wanted, and moves defaults only when ticked', () => {
  expect(addressInput(whole)).toEqual({
    recipient: 'Giulia Ricciardelli',
    country: 'IT',
    street: 'Via dei Calzolai 14',
    zip: '40124',
    city: 'Bologna',
    region: 'BO',
    phone: '',
    note: '',
  })
  expect(
    addressInput({
      ...whole,
      invoice: true,
      invoiceFor: 'company',
      defaultBilling: true,
      companyName: 'Forno Srl',
    }),
  ).toMatchObject({
    defaultBilling: true,
    company: { name: 'Forno Srl', vatNumber: '' },
  })
})

test('a person’s invoice is made out to the recipient, without the codes of a company', () => {
  const typed = { ...whole, invoice: true, fiscalCode: 'RSSMRA85T10A562S', companyName: 'x', vatNumber: '1' }
  expect(addressInput(typed).company).toEqual({
    name: 'Giulia Ricciardelli',
    vatNumber: '',
    fiscalCode: 'RSSMRA85T10A562S',
    sdiCode: '',
    pec: '',
  })
})

test.each([
  [{ fiscalCode: 'RSSMRA85T10A562S' }, { invoice: true, invoiceFor: 'private' }],
  [{ vatNumber: '00743110157' }, { invoice: true, invoiceFor: 'company' }],
  [{ invoiceFor: 'company' }, { invoice: false, invoiceFor: 'company' }],
  [
    { invoiceFor: 'private', companyName: 'left over' },
    { invoice: false, invoiceFor: 'private' },
  ],
])('what was typed of an invoice: %j', (fields, expected) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  expect(readAddressForm(form)).toMatchObject(expected)
})

test('reads a form, and the errors of the server', () => {
  const form = new FormData()
  form.set('recipient', ' Anna ')
  form.set('defaultShipping', 'on')
  expect(readAddressForm(form)).toMatchObject({ recipient: 'Anna', defaultShipping: true, country: '' })
  expect(errorsOfAddressFields([{ field: 'zip' }, { field: 'company.vatNumber' }, { field: 'x' }])).toEqual({
    zip: 'zip',
    vatNumber: 'vatNumber',
  })
})

test.each([
  ['IT', ' 42 1\u00a021 ', '42121'],
  ['SE', ' 114 55', '114 55'],
])('reads the postal code of %s without spaces that it cannot have', (country, typed, zip) => {
  const form = new FormData()
  form.set('country', country)
  form.set('zip', typed)
  expect(readAddressForm(form).zip).toBe(zip)
})

test('reads the second address of a form by its own names', () => {
  const form = new FormData()
  form.set('recipient', 'Anna')
  form.set('billing-recipient', 'Forno Srl')
  form.set('billing-vatNumber', '00743110157')
  form.set('billing-invoiceFor', 'company')
  expect(readAddressForm(form)).toMatchObject({ recipient: 'Anna', vatNumber: '', invoice: false })
  expect(readAddressForm(form, 'billing')).toMatchObject({
    recipient: 'Forno Srl',
    vatNumber: '00743110157',
    invoice: true,
    invoiceFor: 'company',
  })
})
