import type { ShopWarehouse, WarehousePlace } from '@filiera/contract/console/warehouses'
import { courierDays } from '@filiera/domain/places/delivery-range'
import { findRegionOfProvince } from '@filiera/domain/places/provinces'
import { useCountries } from '../../editor/parts/country-list.tsx'
import { type TextKey, useTexts } from '../../texts/texts.tsx'
import { FieldConflicts } from '../../ui/conflicts/field-conflicts.tsx'
import { type Seen, useVersionedForm } from '../../ui/conflicts/use-versioned-form.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { FormEnd } from '../../ui/form-end.tsx'
import { useFaults } from '../use-faults.ts'
import { DeparturePreview } from './departure-preview.tsx'
import { useWarehouseActs } from './use-warehouses.ts'
import { CountryFields, DispatchFields, type Part, PlaceFields } from './warehouse-fields.tsx'
import { daysInWords } from './warehouse-words.ts'

/** What a new one begins with. */
const bare: Seen<WarehousePlace> = {
  version: 0,
  values: {
    name: '',
    street: '',
    city: '',
    zip: '',
    province: '',
    cutOff: '11:00',
    dispatchDays: [1, 2, 3, 4, 5],
    shipsTo: null,
  },
}

const seenOf = ({ version, ...row }: ShopWarehouse): Seen<WarehousePlace> => ({
  version,
  values: {
    name: row.name,
    street: row.street,
    city: row.city,
    zip: row.zip,
    province: row.province,
    cutOff: row.cutOff,
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
    ...(!typed.cutOff && { cutOff: 'warehouses.faults.cutOff' }),
    ...(typed.dispatchDays.length === 0 && { dispatchDays: 'warehouses.faults.days' }),
    ...(typed.shipsTo?.length === 0 && { shipsTo: 'warehouses.faults.countries' }),
  }
}

type Props = {
  shop: string
  /** Null for a new one. */
  warehouse: ShopWarehouse | null
  onClose(): void
  onDone(): void
}

function useWarehouseForm({ shop, warehouse, onDone }: Props) {
  const acts = useWarehouseActs(shop, warehouse)
  return useVersionedForm({
    name: `warehouse.${shop}.${warehouse?.id ?? 'new'}`,
    seen: warehouse ? seenOf(warehouse) : bare,
    read: (current) => seenOf(current as ShopWarehouse),
    send(typed: WarehousePlace, version) {
      const place = { ...typed, zip: typed.zip.trim() }
      return warehouse ? acts.place(place, version) : acts.add(place)
    },
    onSaved() {
      acts.show()
      onDone()
    },
  })
}

/** Where a warehouse is, when parcels leave it and where to; outlives the page until it is saved. */
export function WarehouseDialog(props: Props) {
  const { t, language } = useTexts()
  const { nameOf } = useCountries()
  const form = useWarehouseForm(props)
  const { typed, type } = form
  const { faultOf, submit } = useFaults(faultsOf(typed), form.save)
  const part: Part = { typed, type, faultOf }
  return (
    <Dialog
      title={props.warehouse ? t('warehouses.title', { name: props.warehouse.name }) : t('warehouses.new')}
      onClose={props.onClose}
    >
      <form onSubmit={submit} className="grid gap-4">
        <PlaceFields {...part} />
        <DispatchFields {...part} />
        {typed.dispatchDays.length > 0 && typed.cutOff && (
          <DeparturePreview shop={props.shop} typed={typed} />
        )}
        <CountryFields {...part} />
        {form.met && (
          <FieldConflicts
            met={form.met}
            typed={typed}
            nameOf={(field) => t(`warehouses.${field}`)}
            wordsOf={(field, value) => {
              if (field === 'cutOff') return String(value)
              if (!Array.isArray(value)) return value === null ? t('warehouses.anywhere') : String(value)
              return field === 'dispatchDays'
                ? daysInWords(value.map(Number), language)
                : value.map((code) => nameOf(String(code))).join(', ')
            }}
            onChoose={type}
          />
        )}
        <FormEnd
          form={form}
          failure={form.code === 'conflict' ? t('warehouses.faults.taken') : undefined}
          onClose={props.onClose}
        />
      </form>
    </Dialog>
  )
}
