import { useTranslation } from '../../texts/use-translation.ts'
import { Radio } from '../../ui/forms/choice.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { Summary } from '../../ui/forms/summary.tsx'
import { useHydrated } from '../../ui/hydration/use-hydrated.ts'
import { join } from '../../ui/join.ts'
import { type AddressField, type AddressPart, type AddressValues, fieldName } from './address-form.state.ts'

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
  /** One of two addresses in the same form. */
  part?: AddressPart | undefined
  className?: string | undefined
}

const kinds = [
  ['private', 'invoicePrivate'],
  ['company', 'invoiceCompany'],
] as const

const codes = ['vatNumber', 'fiscalCode', 'sdiCode', 'pec'] as const

function Kinds({ kind, onKind, part }: Pick<InvoiceFieldsProps, 'kind' | 'onKind' | 'part'>) {
  const { t } = useTranslation()
  return (
    <fieldset>
      <legend className="text-[0.9375rem] font-semibold">{t('addresses.invoiceFor')}</legend>
      {kinds.map(([value, words]) => (
        <Radio
          key={value}
          name={fieldName('invoiceFor', part)}
          value={value}
          defaultChecked={kind === value}
          onChange={() => onKind(value)}
        >
          {t(`addresses.${words}`)}
        </Radio>
      ))}
      {kind === 'private' && <p className="text-sm text-ink-3">{t('addresses.privateHint')}</p>}
    </fieldset>
  )
}

/** Whom an invoice is for and the codes it needs: a person's fiscal code, or name, codes and channel of a company. */
export function InvoiceFields({ values, error, check, kind, onKind, part, className }: InvoiceFieldsProps) {
  const { t } = useTranslation()
  const hydrated = useHydrated()
  // without scripts every field is there, and the choice above says which count
  const isHidden = hydrated && kind === 'private'
  return (
    <details
      open={values.invoice}
      className={join('group rounded-image border border-line px-4.5', className)}
    >
      <Summary className="min-h-14 py-3.5 text-[1.0625rem]">
        <span>
          {t('addresses.invoice')}
          <span className="block text-sm font-normal text-ink-2">{t('addresses.invoiceHint')}</span>
        </span>
      </Summary>
      <Kinds kind={kind} onKind={onKind} part={part} />
      <div className="mt-3 grid gap-4 pb-4.5 md:grid-cols-2">
        <div className={join('md:col-span-2', isHidden && 'hidden')}>
          <Field
            id={fieldName('companyName', part)}
            name={fieldName('companyName', part)}
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
              id={fieldName(name, part)}
              name={fieldName(name, part)}
              type={name === 'pec' ? 'email' : 'text'}
              autoComplete="off"
              maxLength={name === 'pec' ? 254 : 20}
              defaultValue={values[name]}
              label={t(`addresses.${name}`)}
              error={error(name)}
              hint={kind === 'company' && name === 'sdiCode' ? t('addresses.channelHint') : undefined}
              onBlur={check(name)}
              optional={kind === 'private' ? name !== 'fiscalCode' : name === 'fiscalCode'}
            />
          </div>
        ))}
      </div>
    </details>
  )
}
