import { provinces } from '@filiera/domain/places/provinces'
import { regionCodes, regions } from '@filiera/domain/places/regions'
import { provinceNames } from '../../texts/places/province-names.ts'
import { useLanguage } from '../../texts/use-language.ts'
import { useTranslation } from '../../texts/use-translation.ts'
import { Field } from '../../ui/forms/field.tsx'
import { Select } from '../../ui/forms/select.tsx'
import { useHydrated } from '../../ui/hydration/use-hydrated.ts'
import type { AddressField } from './address-form.state.ts'
import type { OnLeave } from './invoice-fields.tsx'

/** Name, value, fault and check of a field. */
export type FieldOf = (name: AddressField) => {
  id: string
  name: string
  defaultValue: string
  error: string | undefined
  onBlur: OnLeave
}

type RegionFieldProps = ReturnType<FieldOf> & { autoComplete: string; country: string }

/** The region; in Italy the province, chosen from a list where scripts run. */
export function RegionField(props: RegionFieldProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const hydrated = useHydrated()
  const { id, autoComplete, error } = props
  const field = { id, name: id, autoComplete, error }
  if (!hydrated || props.country !== 'IT') {
    return (
      <Field
        {...field}
        defaultValue={props.defaultValue}
        maxLength={60}
        onBlur={props.onBlur}
        label={props.country === 'IT' ? t('addresses.province') : t('addresses.region')}
      />
    )
  }
  return (
    <Select
      {...field}
      defaultValue={props.defaultValue}
      label={t('addresses.province')}
      onChange={props.onBlur}
    >
      <option value="">{t('addresses.provinceChoose')}</option>
      {regionCodes.map((region) => (
        <optgroup key={region} label={regions[region].name[language]}>
          {provinces[region].map((code) => (
            <option key={code} value={code}>
              {provinceNames[code]} ({code})
            </option>
          ))}
        </optgroup>
      ))}
    </Select>
  )
}
