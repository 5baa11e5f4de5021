import { useTranslation } from 'react-i18next'
import { useHydrated } from '../account/use-hydrated.ts'
import { Radio } from '../design/choice.tsx'
import { Field } from '../design/field.tsx'
import { join } from '../design/join.ts'
import { Summary } from '../design/summary.tsx'
import type { AddressField, AddressValues } from './address-form.state.ts'

/** Checks a field that was left. */
export type OnLeave = (event: { target: { value: string } }) => void
/** Words of what is wrong with a field. */
export type ErrorOf = (field: AddressField) => string | undefined

type Kind = AddressValues['invoiceFor']

type InvoiceFieldsProps = {
  values: AddressValues
  error: ErrorOf
  check: (field: AddressField) => OnLeave
  kind: Kind
  onKind(kind: Kind): void
}

const kinds = [
  ['private', 'invoicePrivate'],
  ['company', 'invoiceCompany'],
] as const

const codes = ['vatNumber', 'fiscalCode', 'sdiCode', 'pec'] as const

/** Whom an invoice is for and the codes it needs: a person's fiscal code, or name, codes and channel of a company. */
export function InvoiceFields({ values, error, check, kind, onKind }: InvoiceFieldsProps) {
  const { t } = useTranslation()
  const hydrated = useHydrated()
  // without scripts every field is there, and the choice above says which count
  const isHidden = hydrated && kind === 'private'
  return (
    <details open={values.invoice} className="group rounded-plate border border-line px-4.5">
      <Summary className="min-h-14 py-3.5 text-[17px]">
        <span>
          {t('addresses.invoice')}
          <span className="block text-sm font-normal text-ink-2">{t('addresses.invoiceHint')}</span>
        </span>
      </Summary>
      <fieldset>
        <legend className="text-[15px] font-semibold">{t('addresses.invoiceFor')}</legend>
        {kinds.map(([value, words]) => (
          <Radio
            key={value}
            name="invoiceFor"
            value={value}
            defaultChecked={kind === value}
            onChange={() => onKind(value)}
          >
            {t(`addresses.${words}`)}
          </Radio>
        ))}
        {kind === 'private' && <p className="text-sm text-ink-3">{t('addresses.privateHint')}</p>}
      </fieldset>
      <div className="mt-3 grid gap-4 pb-4.5 md:grid-cols-2">
        <div className={join('md:col-span-2', isHidden && 'hidden')}>
          <Field
            id="companyName"
            name="companyName"
            autoComplete="organization"
            maxLength={120}
            defaultValue={values.companyName}
            label={t('addresses.company')}
            error={error('companyName')}
            onBlur={check('companyName')}
          />
        </div>
        {codes.map((name) => (
          <div key={name} className={join(isHidden && name === 'vatNumber' && 'hidden')}>
            <Field
              id={name}
              name={name}
              type={name === 'pec' ? 'email' : 'text'}
              autoComplete="off"
              maxLength={name === 'pec' ? 254 : 20}
              defaultValue={values[name]}
              label={t(`addresses.${name}`)}
              error={error(name)}
              onBlur={check(name)}
              optional={!(kind === 'private' && name === 'fiscalCode')}
            />
          </div>
        ))}
      </div>
    </details>
  )
}
