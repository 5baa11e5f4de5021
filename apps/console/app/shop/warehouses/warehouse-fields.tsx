import type { WarehousePlace } from '@filiera/contract/console/warehouses'
import { courierDays } from '@filiera/domain/places/delivery-range'
import { provinces } from '@filiera/domain/places/provinces'
import { CountryList } from '../../editor/parts/country-list.tsx'
import { Tick } from '../../editor/parts/select-row.tsx'
import { useTexts } from '../../texts/texts.tsx'
import { Field, SelectField } from '../../ui/field.tsx'
import { dayName } from './warehouse-words.ts'

const codes = Object.values(provinces).flat().toSorted()

export type Part = {
  typed: WarehousePlace
  type(change: Partial<WarehousePlace>): void
  faultOf(field: keyof WarehousePlace): string | undefined
}

/** Name and address. */
export function PlaceFields({ typed, type, faultOf }: Part) {
  const { t } = useTexts()
  const texts = { name: 80, street: 120, city: 80 } as const
  const field = (name: keyof typeof texts) => (
    <Field
      label={t(`warehouses.${name}`)}
      maxLength={texts[name]}
      value={typed[name]}
      error={faultOf(name)}
      onChange={({ target }) => type({ [name]: target.value })}
    />
  )
  return (
    <>
      {field('name')}
      {field('street')}
      <div className="grid gap-3 md:grid-cols-[1fr_120px_110px]">
        {field('city')}
        <Field
          label={t('warehouses.zip')}
          inputMode="numeric"
          maxLength={5}
          value={typed.zip}
          error={faultOf('zip')}
          onChange={({ target }) => type({ zip: target.value })}
        />
        <SelectField
          label={t('warehouses.province')}
          value={typed.province}
          error={faultOf('province')}
          onChange={({ target }) => type({ province: target.value })}
        >
          <option value="" />
          {codes.map((code) => (
            <option key={code}>{code}</option>
          ))}
        </SelectField>
      </div>
    </>
  )
}

/** Days on which parcels leave, and until when orders leave on the same one. */
export function DispatchFields({ typed, type, faultOf }: Part) {
  const { t, language } = useTexts()
  const fault = faultOf('dispatchDays')
  return (
    <>
      <fieldset aria-describedby={fault && 'days-fault'}>
        <legend className="mb-1 text-t13 font-semibold">{t('warehouses.dispatchDays')}</legend>
        <div className="flex flex-wrap gap-x-4">
          {courierDays.map((day) => (
            <Tick
              key={day}
              label={dayName(day, language, 'long')}
              checked={typed.dispatchDays.includes(day)}
              disabled={false}
              onValue={(isOn) =>
                type({
                  dispatchDays: courierDays.filter((own) =>
                    own === day ? isOn : typed.dispatchDays.includes(own),
                  ),
                })
              }
            />
          ))}
        </div>
        {fault && (
          <p id="days-fault" className="text-t13 text-bad-text">
            {fault}
          </p>
        )}
      </fieldset>
      <div className="max-w-[180px]">
        <Field
          label={t('warehouses.cutOff')}
          type="time"
          value={typed.cutOff}
          error={faultOf('cutOff')}
          onChange={({ target }) => type({ cutOff: target.value })}
        />
      </div>
      <p className="-mt-3 text-t13 text-ink-2">{t('warehouses.cutOffHint')}</p>
    </>
  )
}

/** Countries to which it sends. */
export function CountryFields({ typed, type, faultOf }: Part) {
  const { t } = useTexts()
  return (
    <div>
      <Tick
        label={t('warehouses.onlyTo')}
        checked={typed.shipsTo !== null}
        disabled={false}
        onValue={(isOn) => type({ shipsTo: isOn ? ['IT'] : null })}
      />
      {typed.shipsTo && (
        <CountryList
          label={t('warehouses.shipsTo')}
          countries={typed.shipsTo}
          mayWrite
          onCountries={(shipsTo) => type({ shipsTo })}
        />
      )}
      <p className={faultOf('shipsTo') ? 'text-t13 text-bad-text' : 'text-t13 text-ink-2'}>
        {faultOf('shipsTo') ?? t('warehouses.shipsToHint')}
      </p>
    </div>
  )
}
