import type { ShopWarehouse } from '@filiera/contract/console/warehouses'
import { useState } from 'react'
import { useCountries } from '../../editor/parts/country-list.tsx'
import { useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/button.tsx'
import { RegionsMap } from '../regions-map.tsx'
import { CloseDialog } from './close-dialog.tsx'
import { DeliveryDialog } from './delivery-dialog.tsx'
import { useWarehouses } from './use-warehouses.ts'
import { WarehouseDialog } from './warehouse-dialog.tsx'
import { daysInWords, useDeliveryWords } from './warehouse-words.ts'
import { WarehousesFrame } from './warehouses-frame.tsx'

/** What is open, over which warehouse; null for a new one. */
type Opened = { what: 'place'; id: string | null } | { what: 'delivery' | 'closing'; id: string }

/** What was done last. */
type Said = 'saved' | 'added' | 'closed'
/** Who keeps prices says what delivery costs, too. */
type May = { write: boolean; price: boolean }

function useWarehouseLines() {
  const { t, language } = useTexts()
  const { nameOf } = useCountries()
  const deliveryOf = useDeliveryWords()
  return (warehouse: ShopWarehouse): string[] => {
    const { street, zip, city, province, dispatchDays, cutOff, shipsTo } = warehouse
    const days = daysInWords(dispatchDays, language)
    return [
      street ? `${street}, ${zip} ${city} (${province})` : t('warehouses.noAddress'),
      t('warehouses.habits', { days, time: cutOff }),
      deliveryOf(warehouse),
      shipsTo ? t('warehouses.to', { countries: shipsTo.map(nameOf).join(', ') }) : t('warehouses.anywhere'),
    ]
  }
}

function WarehouseRow({
  warehouse,
  may,
  onOpen,
}: {
  warehouse: ShopWarehouse
  may: May
  onOpen(what: 'place' | 'delivery' | 'closing'): void
}) {
  const { t } = useTexts()
  const linesOf = useWarehouseLines()
  const { name, region } = warehouse
  const opener = (what: 'place' | 'delivery' | 'closing', label: string) => (
    <Button small onClick={() => onOpen(what)}>
      {label}
      <span className="sr-only">: {name}</span>
    </Button>
  )
  return (
    <li className="flex gap-3 border-t border-line px-4 py-3 first:border-t-0">
      <div className="w-9 flex-none pt-0.5 md:w-11">
        <RegionsMap region={region} border={3} />
      </div>
      <div className="grid min-w-0 flex-1 gap-1">
        <b className="font-semibold wrap-anywhere">{name}</b>
        {linesOf(warehouse).map((line) => (
          <p key={line} className="text-t13 wrap-anywhere text-ink-2">
            {line}
          </p>
        ))}
        <div className="mt-1 flex flex-wrap gap-2">
          {may.write && opener('place', t('warehouses.change'))}
          {may.price && opener('delivery', t('warehouses.changeDelivery'))}
          {may.write && opener('closing', t('warehouses.close'))}
        </div>
      </div>
    </li>
  )
}

/** The dialog that is open. */
function OpenDialog({
  shop,
  warehouses,
  opened,
  onClose,
  onDone,
}: {
  shop: string
  warehouses: readonly ShopWarehouse[]
  opened: Opened
  onClose(): void
  onDone(said: Said): void
}) {
  const warehouse = warehouses.find(({ id }) => id === opened.id) ?? null
  const common = { shop, onClose }
  if (opened.what === 'place')
    return (
      <WarehouseDialog
        {...common}
        warehouse={warehouse}
        onDone={() => onDone(warehouse ? 'saved' : 'added')}
      />
    )
  if (!warehouse) return null
  if (opened.what === 'delivery')
    return <DeliveryDialog {...common} warehouse={warehouse} onDone={() => onDone('saved')} />
  const isLast = warehouses.length === 1
  return <CloseDialog {...common} warehouse={warehouse} isLast={isLast} onDone={() => onDone('closed')} />
}

/** Where the shop sends from: when, where to and for how much. */
export function WarehousesSection({ shop, may }: { shop: string; may: May }) {
  const { t } = useTexts()
  const found = useWarehouses(shop)
  const [opened, setOpened] = useState<Opened | null>(null)
  const [said, setSaid] = useState<Said | null>(null)
  return (
    <>
      <WarehousesFrame
        id="warehouses"
        title={t('warehouses.heading')}
        action={
          may.write &&
          found.data && (
            <Button small icon="plus" onClick={() => setOpened({ what: 'place', id: null })}>
              {t('warehouses.add')}
            </Button>
          )
        }
        said={said && t(`warehouses.${said}`)}
        found={found}
      >
        {(warehouse) => (
          <WarehouseRow
            key={warehouse.id}
            warehouse={warehouse}
            may={may}
            onOpen={(what) => setOpened({ what, id: warehouse.id })}
          />
        )}
      </WarehousesFrame>
      {found.data && opened && (
        <OpenDialog
          shop={shop}
          warehouses={found.data}
          opened={opened}
          onClose={() => setOpened(null)}
          onDone={(done) => {
            setOpened(null)
            setSaid(done)
          }}
        />
      )}
    </>
  )
}
