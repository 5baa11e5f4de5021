import type { ShopWarehouse, WarehousePlace } from '@filiera/contract/console/warehouses'
import { courierDays } from '@filiera/domain/places/delivery-range'
import { findRegionOfProvince, provinces } from '@filiera/domain/places/provinces'
import { type FormEvent, useState } from 'react'
import { CountryList, useCountries } from '../../editor/parts/country-list.tsx'
import { Tick } from '../../editor/parts/select-row.tsx'
import { type TextKey, useTexts } from '../../texts/texts.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field, SelectField } from '../../ui/field.tsx'
import { FormEnd } from '../form-end.tsx'
import { MetChange } from '../met-change.tsx'
import { type Seen, useKeptForm } from '../use-kept-form.ts'
import { DeparturePreview } from './departure-preview.tsx'
import { useWarehouseActs } from './use-warehouses.ts'
import { dayName, daysInWords, hourText } from './warehouse-words.ts'

const hours = Array.from({ length: 24 }, (_, hour) => hour)
const codes = Object.values(provinces).flat().toSorted()

const seenOf = ({ version, ...row }: ShopWarehouse): Seen<WarehousePlace> => ({
  version,
  values: {
    name: row.name,
    street: row.street,
    city: row.city,
    zip: row.zip,
    province: row.province,
    cutOffHour: row.cutOffHour,
    dispatchDays: courierDays.filter((day) => row.dispatchDays.includes(day)),
    shipsTo: row.shipsTo,
  },
})

/** What is wrong with the values as they are typed. */
function faultsOf(typed: WarehousePlace): Partial<Record<keyof WarehousePlace, TextKey>> {
  return {
    ...(typed.name.trim().length < 2 && { name: 'warehouses.faults.name' }),
    ...(typed.street.trim().length < 3 && { street: 'warehouses.faults.street' }),
    ...(typed.city.trim().length < 2 && { city: 'warehouses.faults.city' }),
    ...(!/^\d{5}$/.test(typed.zip.trim()) && { zip: 'warehouses.faults.zip' }),
    ...(findRegionOfProvince(typed.province) === null && { province: 'warehouses.faults.province' }),
    ...(typed.dispatchDays.length === 0 && { dispatchDays: 'warehouses.faults.days' }),
    ...(typed.shipsTo?.length === 0 && { shipsTo: 'warehouses.faults.countries' }),
  }
}

type Props = { shop: string; warehouse: ShopWarehouse; onClose(): void; onDone(): void }

function useWarehouseForm({ shop, warehouse, onDone }: Props) {
  const acts = useWarehouseActs(shop, warehouse)
  return useKeptForm({
    name: `warehouse.${shop}.${warehouse.id}`,
    seen: seenOf(warehouse),
    read: (current) => seenOf(current as ShopWarehouse),
    send: (typed: WarehousePlace, version) => acts.place({ ...typed, zip: typed.zip.trim() }, version),
    onSaved() {
      acts.show()
      onDone()
    },
  })
}

type Part = {
  typed: WarehousePlace
  type(change: Partial<WarehousePlace>): void
  faultOf(field: keyof WarehousePlace): string | undefined
}

function PlaceFields({ typed, type, faultOf }: Part) {
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

function DispatchFields({ typed, type, faultOf }: Part) {
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
      <SelectField
        label={t('warehouses.cutOffHour')}
        hint={t('warehouses.cutOffHint')}
        value={typed.cutOffHour}
        onChange={({ target }) => type({ cutOffHour: Number(target.value) })}
      >
        {hours.map((hour) => (
          <option key={hour} value={hour}>
            {hourText(hour)}
          </option>
        ))}
      </SelectField>
    </>
  )
}

function CountryFields({ typed, type, faultOf }: Part) {
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

/** Where a warehouse is, when parcels leave it and where to; outlives the page until it is saved. */
export function WarehouseDialog(props: Props) {
  const { t, language } = useTexts()
  const { nameOf } = useCountries()
  const [isAsked, setAsked] = useState(false)
  const form = useWarehouseForm(props)
  const { typed, type } = form
  const faults = faultsOf(typed)
  const part: Part = {
    typed,
    type,
    faultOf(field) {
      const fault = isAsked ? faults[field] : undefined
      return fault && t(fault)
    },
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setAsked(true)
    if (Object.keys(faults).length === 0) form.save()
  }
  return (
    <Dialog title={t('warehouses.title', { name: props.warehouse.name })} onClose={props.onClose}>
      <form noValidate onSubmit={submit} className="grid gap-4">
        <PlaceFields {...part} />
        <DispatchFields {...part} />
        {typed.dispatchDays.length > 0 && <DeparturePreview shop={props.shop} typed={typed} />}
        <CountryFields {...part} />
        {form.met && (
          <MetChange
            met={form.met}
            typed={typed}
            nameOf={(field) => t(`warehouses.${field}`)}
            wordsOf={(field, value) => {
              if (field === 'cutOffHour') return hourText(Number(value))
              if (!Array.isArray(value)) return value === null ? t('warehouses.anywhere') : String(value)
              return field === 'dispatchDays'
                ? daysInWords(value.map(Number), language)
                : value.map((code) => nameOf(String(code))).join(', ')
            }}
            onChoose={type}
          />
        )}
        <FormEnd form={form} onClose={props.onClose} />
      </form>
    </Dialog>
  )
}
