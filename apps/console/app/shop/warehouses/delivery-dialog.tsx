import {
  MOST_FEE,
  MOST_FREE_FROM,
  type ShopWarehouse,
  type WarehouseDelivery,
} from '@filiera/contract/console/warehouses'
import { amountText, type DecimalFault, readAmount } from '@filiera/domain/money/decimal-text'
import { centsToEuros } from '@filiera/domain/money/money'
import { shippingMethods } from '@filiera/domain/places/shipping'
import { type FormEvent, useState } from 'react'
import { useTexts } from '../../texts/texts.tsx'
import { FieldConflicts } from '../../ui/conflicts/field-conflicts.tsx'
import { type Seen, useVersionedForm } from '../../ui/conflicts/use-versioned-form.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { FormEnd } from '../../ui/form-end.tsx'
import { showFaults } from '../../ui/show-faults.ts'
import { useWarehouseActs } from './use-warehouses.ts'
import { moneyText } from './warehouse-words.ts'

/** Both amounts as they are typed; empty for none. */
type Typed = { fee: string; freeFrom: string }
type Amount = { value: number | null } | { fault: DecimalFault | 'tooHigh' }

const typedOf = (euros: number | null) => (euros === null ? '' : amountText(euros))

const seenOf = ({ version, fee, freeFrom }: ShopWarehouse): Seen<Typed> => ({
  version,
  values: { fee: typedOf(fee), freeFrom: typedOf(freeFrom) },
})

function readCharge(text: string, most: number): Amount {
  if (text.trim() === '') return { value: null }
  const read = readAmount(text)
  if ('fault' in read) return read
  const value = centsToEuros(read.cents)
  return value > most ? { fault: 'tooHigh' } : { value }
}

type Props = {
  shop: string
  warehouse: ShopWarehouse
  onClose(): void
  onDone(): void
}

const amountsOf = ({ fee, freeFrom }: Typed) => ({
  fee: readCharge(fee, MOST_FEE),
  freeFrom: readCharge(freeFrom, MOST_FREE_FROM),
})

function deliveryOf(typed: Typed): WarehouseDelivery {
  const { fee, freeFrom } = amountsOf(typed)
  return {
    fee: 'value' in fee ? fee.value : null,
    freeFrom: 'value' in freeFrom ? freeFrom.value : null,
  }
}

/** The charges that are typed, kept until they are saved. */
function useDeliveryForm({ shop, warehouse, onDone }: Props) {
  const acts = useWarehouseActs(shop, warehouse)
  return useVersionedForm({
    name: `delivery.${shop}.${warehouse.id}`,
    seen: seenOf(warehouse),
    read: (current) => seenOf(current as ShopWarehouse),
    send: (typed: Typed, version) => acts.delivery(deliveryOf(typed), version),
    onSaved() {
      acts.show()
      onDone()
    },
  })
}

/** What delivery costs from a warehouse, and from when it is free. */
export function DeliveryDialog(props: Props) {
  const { warehouse, onClose } = props
  const { t } = useTexts()
  const form = useDeliveryForm(props)
  const [isAsked, setAsked] = useState(false)
  const read = amountsOf(form.typed)
  const faultOf = (amount: Amount, most: number) =>
    isAsked && 'fault' in amount
      ? t(`warehouses.faults.${amount.fault}`, { most: moneyText(most) })
      : undefined
  const submit = (event: FormEvent) => {
    event.preventDefault()
    showFaults(event, () => setAsked(true))
    if ('value' in read.fee && 'value' in read.freeFrom) form.save()
  }
  const national = shippingMethods.national.priceCents / 100
  return (
    <Dialog title={t('warehouses.delivery.title', { name: warehouse.name })} onClose={onClose}>
      <form noValidate onSubmit={submit} className="grid gap-4">
        <Field
          label={t('warehouses.delivery.fee')}
          inputMode="decimal"
          value={form.typed.fee}
          error={faultOf(read.fee, MOST_FEE)}
          hint={t('warehouses.delivery.feeHint', { price: moneyText(national) })}
          onChange={({ target }) => form.type({ fee: target.value })}
        />
        <Field
          label={t('warehouses.delivery.freeFrom')}
          inputMode="decimal"
          value={form.typed.freeFrom}
          error={faultOf(read.freeFrom, MOST_FREE_FROM)}
          hint={t('warehouses.delivery.freeFromHint')}
          onChange={({ target }) => form.type({ freeFrom: target.value })}
        />
        <p className="text-t13 text-ink-2">{t('warehouses.delivery.hint')}</p>
        {form.met && (
          <FieldConflicts
            met={form.met}
            typed={form.typed}
            nameOf={(field) => t(`warehouses.delivery.${field}`)}
            wordsOf={(_field, value) => value}
            onChoose={form.type}
          />
        )}
        <FormEnd form={form} onClose={onClose} />
      </form>
    </Dialog>
  )
}
