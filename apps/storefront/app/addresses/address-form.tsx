import { regionCodes, regions } from '@filiera/domain/regions'
import { useEffect, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ErrorSummary } from '../account/error-summary.tsx'
import { useHydrated } from '../account/use-hydrated.ts'
import { Checkbox } from '../design/choice.tsx'
import { Field } from '../design/field.tsx'
import { Select } from '../design/select.tsx'
import { useAfterPress } from '../design/use-after-press.ts'
import { useLanguage } from '../i18n/use-language.ts'
import {
  type AddressErrors,
  type AddressField,
  type AddressValues,
  addressFields,
  checkAddress,
  isZipDoubtful,
} from './address-form.state.ts'
import type { Country } from './country-names.ts'
import { type ErrorOf, InvoiceFields, type OnLeave } from './invoice-fields.tsx'
import { provinceNames } from './province-names.ts'

type AddressFormProps = {
  values: AddressValues
  errors: AddressErrors
  countries: readonly Country[]
  /** The boxes that make an address the usual one; a first address becomes it anyway. */
  withDefaults?: boolean
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

function RegionField(props: { country: string; value: string; error: string | undefined; onBlur: OnLeave }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const hydrated = useHydrated()
  const field = { id: 'region', name: 'region', autoComplete: 'address-level1', error: props.error }
  if (!hydrated || props.country !== 'IT') {
    return (
      <Field
        {...field}
        defaultValue={props.value}
        maxLength={60}
        onBlur={props.onBlur}
        label={props.country === 'IT' ? t('addresses.province') : t('addresses.region')}
      />
    )
  }
  return (
    <Select {...field} defaultValue={props.value} label={t('addresses.province')} onChange={props.onBlur}>
      <option value="">{t('addresses.provinceChoose')}</option>
      {regionCodes.map((region) => (
        <optgroup key={region} label={regions[region].name[language]}>
          {regions[region].provinces.map((code) => (
            <option key={code} value={code}>
              {provinceNames[code]} ({code})
            </option>
          ))}
        </optgroup>
      ))}
    </Select>
  )
}

const companyFields = new Set<AddressField>(['companyName', 'vatNumber', 'fiscalCode', 'sdiCode', 'pec'])

/** What was typed since the last answer, and what is wrong with it. */
type Touched = { values: AddressValues; errors: AddressErrors; touched: readonly AddressField[] }
/** The fields of an address (decision 19), for account and checkout; checked on leaving a field and again by the server. */
export function AddressForm({ values, errors, countries, withDefaults = false }: AddressFormProps) {
  const { t } = useTranslation()
  const words = useAddressError()
  const afterPress = useAfterPress()
  const [country, setCountry] = useState(values.country || 'IT')
  const [own, setOwn] = useState<Touched>({ values, errors: {}, touched: [] })
  const [kind, setKind] = useState(values.invoiceFor)
  const form = useId()
  // a new answer of the server counts again until its fields are touched
  useEffect(() => setOwn({ values, errors: {}, touched: [] }), [values])
  const error: ErrorOf = (field) =>
    own.touched.includes(field) ? words(own.errors, field, own.values) : words(errors, field, values)
  const check = (field: AddressField) => (event: { target: { value: string } }) => {
    const typed = event.target.value.trim()
    // an untouched empty field is not wrong yet, one that was left empty after an error still is
    if (typed === '' && !own.touched.includes(field)) return
    const invoice = own.values.invoice || companyFields.has(field)
    const next = { ...own.values, country, invoice, invoiceFor: kind, [field]: typed }
    const fault = checkAddress(next)[field]
    const { [field]: _, ...others } = own.errors
    const touched = [...new Set([...own.touched, field])]
    afterPress(() =>
      setOwn({ values: next, errors: fault ? { ...others, [field]: fault } : others, touched }),
    )
  }
  const summary = addressFields.flatMap((field) => {
    const text = words(errors, field, values)
    return text ? [{ field, text }] : []
  })
  const field = (name: AddressField) => ({
    id: name,
    name,
    defaultValue: values[name],
    error: error(name),
    onBlur: check(name),
  })
  return (
    <div className="grid gap-4.5" id={form}>
      <ErrorSummary errors={summary} answer={errors} />
      <Field {...field('recipient')} autoComplete="name" maxLength={80} label={t('addresses.recipient')} />
      <Select
        id="country"
        name="country"
        autoComplete="country"
        defaultValue={country}
        onChange={(event) => setCountry(event.target.value)}
        label={t('addresses.country')}
        error={error('country')}
      >
        {countries.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </Select>
      <Field
        {...field('street')}
        autoComplete="address-line1"
        maxLength={120}
        label={t('addresses.street')}
      />
      <div className="grid gap-4.5 md:grid-cols-[9rem_1fr]">
        <Field
          {...field('zip')}
          autoComplete="postal-code"
          inputMode={country === 'IT' ? 'numeric' : 'text'}
          maxLength={12}
          label={t('addresses.zip')}
        />
        <Field {...field('city')} autoComplete="address-level2" maxLength={80} label={t('addresses.city')} />
      </div>
      <RegionField country={country} value={values.region} error={error('region')} onBlur={check('region')} />
      <p role="status" className="text-sm font-medium text-warn-text empty:hidden">
        {isZipDoubtful({ ...own.values, country }) && t('addresses.warning')}
      </p>
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
      <InvoiceFields values={values} error={error} check={check} kind={kind} onKind={setKind} />
      {withDefaults && (
        <div>
          <Checkbox name="defaultShipping" defaultChecked={values.defaultShipping}>
            {t('addresses.setShipping')}
          </Checkbox>
          <Checkbox name="defaultBilling" defaultChecked={values.defaultBilling}>
            {t('addresses.setBilling')}
          </Checkbox>
        </div>
      )}
    </div>
  )
}
