import type { AddressInput } from '@filiera/contract/customers/addresses'
import {
  isForeignVatNumber,
  isItalianBusiness,
  isItalianFiscalCode,
  isItalianVatNumber,
  isSdiCode,
} from '@filiera/domain/money/tax-codes'
import { isCountryCode } from '@filiera/domain/places/countries'
import { isEmail } from '@filiera/domain/places/email'
import { findRegionOfProvince } from '@filiera/domain/places/provinces'
import { isZipOf, mayLieInProvince } from '@filiera/domain/places/zip-codes'
import { formText } from '../../frame/forms/form-text.ts'
import { provinceNames } from '../../texts/places/province-names.ts'

/** Fields of the form, in the order of the screen. */
export const addressFields = [
  'recipient',
  'country',
  'street',
  'zip',
  'city',
  'region',
  'phone',
  'note',
  'companyName',
  'vatNumber',
  'fiscalCode',
  'sdiCode',
  'pec',
] as const
export type AddressField = (typeof addressFields)[number]

/** What was typed, kept as it is when something is wrong. */
export type AddressValues = Record<AddressField, string> & {
  invoice: boolean
  /** A person's invoice goes to the recipient by fiscal code; a company has a name and codes of its own. */
  invoiceFor: 'private' | 'company'
  defaultShipping: boolean
  defaultBilling: boolean
}

/** Why a field is refused: the texts `addresses.error.*`. */
export type AddressFault =
  | 'recipient'
  | 'street'
  | 'city'
  | 'region'
  | 'country'
  | 'zip'
  | 'zipShort'
  | 'zipDigits'
  | 'phone'
  | 'note'
  | 'company'
  | 'vatNumber'
  | 'codeMissing'
  | 'fiscalCode'
  | 'fiscalCodeMissing'
  | 'sdiCode'
  | 'channelMissing'
  | 'pec'
  | 'other'
export type AddressErrors = Partial<Record<AddressField, AddressFault>>

export const emptyAddress: AddressValues = {
  recipient: '',
  country: 'IT',
  street: '',
  zip: '',
  city: '',
  region: '',
  phone: '',
  note: '',
  companyName: '',
  vatNumber: '',
  fiscalCode: '',
  sdiCode: '',
  pec: '',
  invoice: false,
  invoiceFor: 'private',
  defaultShipping: false,
  defaultBilling: false,
}

/** Whether an invoice is for a company: as chosen, else as the typed fields suggest. */
function readInvoiceFor(chosen: string, values: AddressValues): AddressValues['invoiceFor'] {
  if (chosen === 'private' || chosen === 'company') return chosen
  return values.companyName || values.vatNumber ? 'company' : 'private'
}

const invoiceFields = {
  private: ['fiscalCode', 'sdiCode', 'pec'],
  company: ['companyName', 'vatNumber', 'fiscalCode', 'sdiCode', 'pec'],
} as const

/** Which of two addresses in one form: its fields' names begin with it. */
export type AddressPart = 'billing'

/** Name and id of a field in a form. */
export const fieldName = (name: string, part?: AddressPart): string => (part ? `${part}-${name}` : name)

/** The fields of a sent form as they were typed. */
export function readAddressForm(form: FormData, part?: AddressPart): AddressValues {
  const sent = (name: string) => form.get(fieldName(name, part))
  const values = { ...emptyAddress }
  for (const field of addressFields) values[field] = formText(sent(field))
  // pasted from an address book, an Italian postal code may hold spaces
  if (values.country === 'IT') values.zip = values.zip.replace(/\s/g, '')
  const invoiceFor = readInvoiceFor(formText(sent('invoiceFor')), values)
  return {
    ...values,
    invoiceFor,
    invoice: sent('invoice') !== null || invoiceFields[invoiceFor].some((field) => values[field] !== ''),
    defaultShipping: sent('defaultShipping') !== null,
    defaultBilling: sent('defaultBilling') !== null,
  }
}

/** E.164: an Italian number may be written without its prefix, any number with spaces and dashes. */
export function normalisePhone(typed: string, country: string): string {
  const digits = typed.replace(/[\s().\-/]/g, '').replace(/^00/, '+')
  if (digits === '' || digits.startsWith('+')) return digits
  return country === 'IT' ? `+39${digits}` : digits
}

/** Province code from its code or name ("bologna" → "BO"); other countries' regions stay as they were typed. */
export function normaliseRegion(typed: string, country: string): string {
  if (country !== 'IT') return typed
  const code = typed.toUpperCase()
  if (findRegionOfProvince(code)) return code
  const named = Object.entries(provinceNames).find(([, name]) => name.toLowerCase() === typed.toLowerCase())
  return named?.[0] ?? typed
}

const length = (value: string, min: number, max: number) => value.length >= min && value.length <= max

function zipFault(zip: string, country: string): AddressFault | null {
  if (country !== 'IT') return isZipOf(country, zip) ? null : 'zip'
  if (/^\d{1,4}$/.test(zip)) return 'zipShort'
  return /^\d{5}$/.test(zip) ? null : 'zipDigits'
}

/** Whether the postal code looks wrong for the province: worth a word, never a block (decision 19). */
export function isZipDoubtful({
  zip,
  region,
  country,
}: Pick<AddressValues, 'zip' | 'region' | 'country'>): boolean {
  const province = normaliseRegion(region, country)
  const isWhole = country === 'IT' && isZipOf(country, zip) && findRegionOfProvince(province) !== null
  return isWhole && !mayLieInProvince(zip, province)
}

/** Codes with their check digits, as far as they were given (decision 19). */
function codesAreRight({ country, vatNumber, fiscalCode, sdiCode }: AddressValues) {
  const isItalian = country === 'IT'
  return {
    vatNumber: vatNumber === '' || (isItalian ? isItalianVatNumber : isForeignVatNumber)(vatNumber),
    fiscalCode: fiscalCode === '' || !isItalian || isItalianFiscalCode(fiscalCode),
    sdiCode: sdiCode === '' || isSdiCode(sdiCode, fiscalCode),
  }
}

/** Where the invoice of an Italian business goes: one of them is needed. */
function missingChannel({
  country,
  invoiceFor,
  vatNumber,
  fiscalCode,
  sdiCode,
  pec,
}: AddressValues): AddressErrors {
  const codes = { vatNumber: invoiceFor === 'private' ? '' : vatNumber, fiscalCode }
  const isMissing = country === 'IT' && isItalianBusiness(codes) && sdiCode === '' && pec === ''
  return isMissing ? { sdiCode: 'channelMissing' } : {}
}

/** What an invoice lacks: a person's fiscal code, a company's name, one of its codes, and where it goes. */
function missingOfInvoice(values: AddressValues): AddressErrors {
  const { invoiceFor, country, companyName, vatNumber, fiscalCode } = values
  const isItalian = country === 'IT'
  const channel = missingChannel(values)
  if (invoiceFor === 'private')
    return isItalian && fiscalCode === '' ? { fiscalCode: 'fiscalCodeMissing' } : channel
  const hasCode = vatNumber !== '' || fiscalCode !== ''
  return {
    ...(length(companyName, 2, 120) ? {} : { companyName: 'company' as const }),
    ...(isItalian && !hasCode ? { vatNumber: 'codeMissing' as const } : {}),
    ...channel,
  }
}

function companyErrors(values: AddressValues): AddressErrors {
  if (!values.invoice) return {}
  const right = codesAreRight(values)
  return {
    ...(values.invoiceFor === 'private' || right.vatNumber ? {} : { vatNumber: 'vatNumber' as const }),
    ...(right.fiscalCode ? {} : { fiscalCode: 'fiscalCode' as const }),
    ...(right.sdiCode ? {} : { sdiCode: 'sdiCode' as const }),
    ...(values.pec === '' || isEmail(values.pec) ? {} : { pec: 'pec' as const }),
    ...missingOfInvoice(values),
  }
}

/** What is wrong with an address (decision 19); the server checks again and knows more. */
export function checkAddress(values: AddressValues): AddressErrors {
  const { country } = values
  const zip = zipFault(values.zip, country)
  const phone = normalisePhone(values.phone, country)
  const region = normaliseRegion(values.region, country)
  const regionIsRight = country === 'IT' ? findRegionOfProvince(region) !== null : length(region, 2, 60)
  return {
    ...(length(values.recipient, 2, 80) ? {} : { recipient: 'recipient' as const }),
    ...(isCountryCode(country) ? {} : { country: 'country' as const }),
    ...(length(values.street, 3, 120) ? {} : { street: 'street' as const }),
    ...(zip ? { zip } : {}),
    ...(length(values.city, 2, 80) ? {} : { city: 'city' as const }),
    ...(regionIsRight ? {} : { region: 'region' as const }),
    ...(phone === '' || /^\+[1-9]\d{6,14}$/.test(phone) ? {} : { phone: 'phone' as const }),
    ...(values.note.length <= 140 ? {} : { note: 'note' as const }),
    ...companyErrors(values),
  }
}

/** The body of the call for a form without errors. */
export function addressInput(values: AddressValues): AddressInput {
  const { recipient, country, street, zip, city, note, defaultShipping, defaultBilling } = values
  const { companyName, fiscalCode, sdiCode, pec } = values
  const isPrivate = values.invoiceFor === 'private'
  const [name, vatNumber] = isPrivate ? [recipient, ''] : [companyName, values.vatNumber]
  return {
    recipient,
    country,
    street,
    zip,
    city,
    region: normaliseRegion(values.region, country),
    phone: normalisePhone(values.phone, country),
    note,
    // an absent flag leaves a default where it is; only a ticked box moves it
    ...(defaultShipping && { defaultShipping }),
    ...(defaultBilling && { defaultBilling }),
    ...(values.invoice && { company: { name, vatNumber, fiscalCode, sdiCode, pec } }),
  }
}

const ownFault: Partial<Record<AddressField, AddressFault>> = { companyName: 'company' }
const faults = new Set<string>(['recipient', 'street', 'city', 'region', 'country', 'zip', 'phone', 'note'])
const companyFaults = new Set<string>(['vatNumber', 'fiscalCode', 'sdiCode', 'pec'])

/** Field errors of the server under the names of the form (`company.vatNumber` → `vatNumber`). */
export function errorsOfAddressFields(fields: readonly { field: string }[] | undefined): AddressErrors {
  const errors: AddressErrors = {}
  for (const { field } of fields ?? []) {
    const name = field === 'company.name' ? 'companyName' : field.replace(/^company\./, '')
    const known = addressFields.find((candidate) => candidate === name)
    if (!known) continue
    errors[known] =
      ownFault[known] ?? (faults.has(known) || companyFaults.has(known) ? (known as AddressFault) : 'other')
  }
  return errors
}
