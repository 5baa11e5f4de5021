import type { ShopWarehouse } from '@filiera/contract/console/warehouses'
import { useState } from 'react'
import { useCountries } from '../../editor/parts/country-list.tsx'
import { useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/button.tsx'
import { BlockError, SkeletonRows } from '../../ui/states.tsx'
import { DeliveryDialog } from './delivery-dialog.tsx'
import { useWarehouses } from './use-warehouses.ts'
import { WarehouseDialog } from './warehouse-dialog.tsx'
import { daysInWords, hourText, moneyText } from './warehouse-words.ts'

type Edited = { warehouse: ShopWarehouse; what: 'place' | 'delivery' }

function useWarehouseLines() {
  const { t, language } = useTexts()
  const { nameOf } = useCountries()
  return ({ fee, freeFrom, shipsTo, ...warehouse }: ShopWarehouse): string[] => {
    const { street, zip, city, province, dispatchDays, cutOffHour } = warehouse
    const days = daysInWords(dispatchDays, language)
    return [
      street ? `${street}, ${zip} ${city} (${province})` : t('warehouses.noAddress'),
      t('warehouses.habits', { days, hour: hourText(cutOffHour) }),
      [
        fee === null ? t('warehouses.methodPrice') : t('warehouses.costs', { fee: moneyText(fee) }),
        freeFrom === null ? t('warehouses.neverFree') : t('warehouses.free', { from: moneyText(freeFrom) }),
      ].join(', '),
      shipsTo ? t('warehouses.to', { countries: shipsTo.map(nameOf).join(', ') }) : t('warehouses.anywhere'),
    ]
  }
}

/** Where the shop sends from: when, where to and for how much. */
export function WarehousesSection({
  shop,
  mayWrite,
  mayPrice,
}: {
  shop: string
  mayWrite: boolean
  /** Who keeps prices says what delivery costs, too. */
  mayPrice: boolean
}) {
  const { t } = useTexts()
  const { data, error, refetch } = useWarehouses(shop)
  const linesOf = useWarehouseLines()
  const [edited, setEdited] = useState<Edited | null>(null)
  const [said, setSaid] = useState('')
  const Form = edited?.what === 'delivery' ? DeliveryDialog : WarehouseDialog
  return (
    <section aria-labelledby="warehouses" className="rounded-panel border border-line bg-raised">
      <header className="border-b border-line px-4 py-3">
        <h2 id="warehouses">{t('warehouses.heading')}</h2>
      </header>
      <p
        role="status"
        className={said ? 'm-3 rounded-control bg-ok-ground px-3 py-2 text-ok-text' : 'hidden'}
      >
        {said}
      </p>
      {error && !data && <BlockError error={error} onRetry={() => void refetch()} />}
      {!error && !data && (
        <div className="px-4">
          <SkeletonRows rows={2} />
        </div>
      )}
      {data && (
        <ul>
          {data.map((warehouse) => (
            <li key={warehouse.id} className="grid gap-1 border-t border-line px-4 py-3 first:border-t-0">
              <b className="font-semibold wrap-anywhere">{warehouse.name}</b>
              {linesOf(warehouse).map((line) => (
                <p key={line} className="text-t13 wrap-anywhere text-ink-2">
                  {line}
                </p>
              ))}
              <div className="mt-1 flex flex-wrap gap-2">
                {mayWrite && (
                  <Button small onClick={() => setEdited({ warehouse, what: 'place' })}>
                    {t('warehouses.change')}
                    <span className="sr-only">: {warehouse.name}</span>
                  </Button>
                )}
                {mayPrice && (
                  <Button small onClick={() => setEdited({ warehouse, what: 'delivery' })}>
                    {t('warehouses.changeDelivery')}
                    <span className="sr-only">: {warehouse.name}</span>
                  </Button>
                )}
              </div>
            </li>
          ))}
        </ul>
      )}
      {edited && (
        <Form
          shop={shop}
          warehouse={edited.warehouse}
          onClose={() => setEdited(null)}
          onDone={() => {
            setEdited(null)
            setSaid(t('warehouses.saved'))
          }}
        />
      )}
    </section>
  )
}
