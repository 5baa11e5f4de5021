import type { addressInput } from '@filiera/contract/customers/addresses'
import type { FieldProblem } from '@filiera/contract/problem'
import {
  isForeignVatNumber,
  isItalianBusiness,
  isItalianFiscalCode,
  isItalianVatNumber,
  isSdiCode,
  normaliseTaxCode,
} from '@filiera/domain/money/tax-codes'
import { isCountryCode } from '@filiera/domain/places/countries'
import { isZipOf, mayLieInProvince } from '@filiera/domain/places/zip-codes'
import type { z } from 'zod'
import type { StoredCompany } from '../../platform/database/tables/account.ts'
import { wrongFields } from '../../platform/problem-error.ts'
import type { AddressColumns } from './addresses.store.ts'

export type AddressBody = z.output<typeof addressInput>

function companyFaults(company: NonNullable<AddressBody['company']>, country: string): FieldProblem[] {
  const { vatNumber, fiscalCode, sdiCode, pec } = company
  const isItalian = country === 'IT'
  const faults: FieldProblem[] = []
  const refuse = (field: string, message: string) => faults.push({ field: `company.${field}`, message })
  if (isItalian && !vatNumber && !fiscalCode) refuse('vatNumber', 'give the VAT number or the fiscal code')
  if (vatNumber && !(isItalian ? isItalianVatNumber(vatNumber) : isForeignVatNumber(vatNumber)))
    refuse('vatNumber', isItalian ? 'the check digit does not match' : 'not a VAT number')
  if (isItalian && fiscalCode && !isItalianFiscalCode(fiscalCode))
    refuse('fiscalCode', 'the check character does not match')
  if (sdiCode && !isSdiCode(sdiCode, fiscalCode))
    refuse('sdiCode', 'seven letters or digits, six for a public body with its fiscal code')
  if (isItalian && isItalianBusiness(company) && !sdiCode && !pec)
    refuse('sdiCode', 'give the SDI code or the PEC address')
  return faults
}

/** What the shape alone cannot tell: country, postal code of the country, check digits (decision 19). @throws ProblemError naming the fields */
export function assertAddress(body: AddressBody): void {
  const faults: FieldProblem[] = []
  if (!isCountryCode(body.country)) faults.push({ field: 'country', message: 'not a country' })
  else if (!isZipOf(body.country, body.zip)) {
    const message = body.country === 'IT' ? 'five digits' : 'not a postal code of this country'
    faults.push({ field: 'zip', message })
  }
  if (body.company) faults.push(...companyFaults(body.company, body.country))
  if (faults.length === 0) return
  throw wrongFields(faults)
}

function storedCompany(company: NonNullable<AddressBody['company']>, country: string): StoredCompany {
  const vatNumber = normaliseTaxCode(company.vatNumber)
  return {
    name: company.name,
    vatNumber: country === 'IT' ? vatNumber.replace(/^IT/, '') : vatNumber,
    fiscalCode: normaliseTaxCode(company.fiscalCode),
    sdiCode: normaliseTaxCode(company.sdiCode),
    pec: company.pec,
  }
}

/** What is stored of an address; the tag is the city, whatever was sent (specification §7). */
export function addressColumns(body: AddressBody): AddressColumns {
  const { recipient, street, city, country, company } = body
  const isItalian = country === 'IT'
  return {
    recipient,
    street,
    city,
    country,
    phone: body.phone || null,
    note: body.note || null,
    region: isItalian && body.region.length === 2 ? body.region.toUpperCase() : body.region,
    zip: body.zip.toUpperCase(),
    tag: city,
    company: company ? JSON.stringify(storedCompany(company, country)) : null,
  }
}

/** Why an Italian postal code looks wrong for its province; a warning, never a block (decision 19). */
export function addressWarning(row: { country: string; region: string; zip: string }): string | null {
  if (row.country !== 'IT' || mayLieInProvince(row.zip, row.region)) return null
  return `The postal code ${row.zip} does not look like one of ${row.region}.`
}
