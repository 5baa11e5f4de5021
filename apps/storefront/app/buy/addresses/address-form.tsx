import type { Country } from '@filiera/domain/places/country-names'
import { isZipOptional } from '@filiera/domain/places/zip-codes'
import { type ReactNode, useEffect, useState } from 'react'
import { ErrorSummary, type SummaryError } from '../../frame/forms/error-summary.tsx'
import { useTranslation } from '../../texts/use-translation.ts'
import { Checkbox } from '../../ui/forms/choice.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { Select } from '../../ui/forms/select.tsx'
import { useAfterPress } from '../../ui/hydration/use-after-press.ts'
import {
  type AddressErrors,
  type AddressField,
  type AddressPart,
  type AddressValues,
  addressFields,
  checkAddress,
  fieldName,
  isZipDoubtful,
} from './address-form.state.ts'
import { type ErrorOf, InvoiceFields } from './invoice-fields.tsx'
import { type FieldOf, RegionField } from './region-field.tsx'

type AddressFormProps = {
  values: AddressValues
  errors: AddressErrors
  countries: readonly Country[]
  /** The boxes that make an address the usual one; a first address becomes it anyway. */
  withDefaults?: boolean
  /** One of two addresses in the same form. */
  part?: AddressPart
  /** Whether no parcel goes there: nothing for the courier is asked. */
  isBillingOnly?: boolean
  invoiceClass?: string
  /** Fields before those of the address, and what is wrong with them. */
  lead?: { fields: ReactNode; errors: readonly SummaryError[] } | null
}

/** Words of a refused field. */
export function useAddressError() {
  const { t } = useTranslation()
  return (errors: AddressErrors, field: AddressField, values: AddressValues) => {
    const fault = errors[field]
    if (!fault) return undefined
    if (fault === 'zipShort') return t('addresses.error.zipShort', { count: 5 - values.zip.length })
    return t(`addresses.error.${fault}`)
  }
}

const companyFields = new Set<AddressField>(['companyName', 'vatNumber', 'fiscalCode', 'sdiCode', 'pec'])

/** What was typed since the last answer. */
type Typed = { values: AddressValues; touched: ReadonlySet<AddressField> }
const nothingTyped = (values: AddressValues): Typed => ({ values, touched: new Set() })

/** What is typed, what is wrong with it, and the checks on leaving a field. */
function useAddressFields(values: AddressValues, errors: AddressErrors, part: AddressPart | undefined) {
  const words = useAddressError()
  const afterPress = useAfterPress()
  const [country, setCountry] = useState(values.country || 'IT')
  const [own, setOwn] = useState(nothingTyped(values))
  const [kind, setKind] = useState(values.invoiceFor)
  // a new answer of the server counts again until its fields are touched
  useEffect(() => setOwn(nothingTyped(values)), [values])
  const typed = { ...own.values, country, invoiceFor: kind }
  const faults = checkAddress(typed)
  const error: ErrorOf = (field) =>
    own.touched.has(field) ? words(faults, field, typed) : words(errors, field, values)
  const check = (field: AddressField) => (event: { target: { value: string } }) => {
    const value = event.target.value.trim()
    // an untouched empty field is not wrong yet, one that was left empty after an error still is
    if (value === '' && !own.touched.has(field)) return
    afterPress(() =>
      setOwn(({ values: before, touched }) => ({
        values: { ...before, invoice: before.invoice || companyFields.has(field), [field]: value },
        touched: new Set(touched).add(field),
      })),
    )
  }
  const wrong = addressFields.flatMap((field) => {
    const text = words(errors, field, values)
    return text ? [{ field: fieldName(field, part), text }] : []
  })
  const field: FieldOf = (name) => ({
    id: fieldName(name, part),
    name: fieldName(name, part),
    defaultValue: values[name],
    error: error(name),
    onBlur: check(name),
  })
  return { typed, field, error, check, wrong, country, setCountry, kind, setKind }
}

function CountryField({
  id,
  autoComplete,
  countries,
  country,
  onCountry,
  error,
}: {
  id: string
  autoComplete: string
  countries: readonly Country[]
  country: string
  onCountry(country: string): void
  error: string | undefined
}) {
  const { t } = useTranslation()
  return (
    <Select
      id={id}
      name={id}
      autoComplete={autoComplete}
      defaultValue={country}
      onChange={(event) => onCountry(event.target.value)}
      label={t('addresses.country')}
      error={error}
    >
      {countries.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </Select>
  )
}

/** Street, town and region. */
function Place({ field, auto, country }: { field: FieldOf; auto(token: string): string; country: string }) {
  const { t } = useTranslation()
  return (
    <>
      <Field
        {...field('street')}
        autoComplete={auto('address-line1')}
        maxLength={120}
        label={t('addresses.street')}
      />
      {/* what is wrong with one of the two may be as long as both */}
      <div className="grid grid-cols-[7.5rem_minmax(0,1fr)] gap-x-4.5 md:grid-cols-[9rem_minmax(0,1fr)] *:contents [&_label]:row-start-1 [&_input]:row-start-2 [&_p]:col-span-2">
        <Field
          {...field('zip')}
          autoComplete={auto('postal-code')}
          inputMode={country === 'IT' ? 'numeric' : 'text'}
          maxLength={12}
          label={t('addresses.zip')}
          optional={isZipOptional(country)}
        />
        <Field
          {...field('city')}
          autoComplete={auto('address-level2')}
          maxLength={80}
          label={t('addresses.city')}
        />
      </div>
      <RegionField {...field('region')} autoComplete={auto('address-level1')} country={country} />
    </>
  )
}

function ForCourier({ field }: { field: FieldOf }) {
  const { t } = useTranslation()
  return (
    <>
      <Field
        {...field('phone')}
        type="tel"
        autoComplete="tel"
        inputMode="tel"
        maxLength={30}
        label={t('addresses.phone')}
        hint={t('addresses.phoneHint')}
        optional
      />
      <Field
        {...field('note')}
        autoComplete="off"
        maxLength={140}
        label={t('addresses.note')}
        hint={t('addresses.noteHint')}
        optional
      />
    </>
  )
}

function Defaults({ values }: { values: AddressValues }) {
  const { t } = useTranslation()
  return (
    <div>
      <Checkbox name="defaultShipping" defaultChecked={values.defaultShipping}>
        {t('addresses.setShipping')}
      </Checkbox>
      <Checkbox name="defaultBilling" defaultChecked={values.defaultBilling}>
        {t('addresses.setBilling')}
      </Checkbox>
    </div>
  )
}

/** The fields of an address (decision 19), for account and checkout; checked on leaving a field and again by the server. */
export function AddressForm({
  values,
  errors,
  countries,
  withDefaults = false,
  part,
  isBillingOnly = false,
  invoiceClass,
  lead,
}: AddressFormProps) {
  const { t } = useTranslation()
  const { typed, field, error, check, wrong, country, setCountry, kind, setKind } = useAddressFields(
    values,
    errors,
    part,
  )
  const auto = (token: string) => (isBillingOnly ? `billing ${token}` : token)
  const summary = [...(lead?.errors ?? []), ...wrong]
  return (
    <div className="grid gap-4.5">
      <ErrorSummary errors={summary} answer={errors} />
      {lead?.fields}
      <Field
        {...field('recipient')}
        autoComplete={auto('name')}
        maxLength={80}
        label={t('addresses.recipient')}
      />
      <CountryField
        id={fieldName('country', part)}
        autoComplete={auto('country')}
        countries={countries}
        country={country}
        onCountry={setCountry}
        error={error('country')}
      />
      <Place field={field} auto={auto} country={country} />
      <p role="status" className="text-sm font-medium text-warn-text empty:hidden">
        {isZipDoubtful(typed) && t('addresses.warning')}
      </p>
      {!isBillingOnly && <ForCourier field={field} />}
      <InvoiceFields
        values={values}
        error={error}
        check={check}
        kind={kind}
        onKind={setKind}
        part={part}
        className={invoiceClass}
      />
      {withDefaults && <Defaults values={values} />}
    </div>
  )
}
