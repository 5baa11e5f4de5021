import { useState } from 'react'
import { useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/button.tsx'
import { DeliveryDialog } from './delivery-dialog.tsx'
import { useWarehouses } from './use-warehouses.ts'
import { useDeliveryWords } from './warehouse-words.ts'
import { WarehousesFrame } from './warehouses-frame.tsx'

/** What delivery costs from each warehouse and from when it is free, beside the prices. */
export function DeliverySection({ shop, mayWrite }: { shop: string; mayWrite: boolean }) {
  const { t } = useTexts()
  const wordsOf = useDeliveryWords()
  const found = useWarehouses(shop)
  const [opened, setOpened] = useState<string | null>(null)
  const [isSaved, setSaved] = useState(false)
  const warehouse = found.data?.find(({ id }) => id === opened)
  return (
    <div className="mt-4">
      <WarehousesFrame
        id="delivery"
        title={t('warehouses.delivery.heading')}
        said={isSaved ? t('warehouses.saved') : null}
        found={found}
      >
        {(each) => (
          <li
            key={each.id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line px-4 py-3 first:border-t-0"
          >
            <div className="min-w-0">
              <b className="block font-semibold wrap-anywhere">{each.name}</b>
              <span className="text-t13 text-ink-2">{wordsOf(each)}</span>
            </div>
            {mayWrite && (
              <Button small onClick={() => setOpened(each.id)}>
                {t('warehouses.changeDelivery')}
                <span className="sr-only">: {each.name}</span>
              </Button>
            )}
          </li>
        )}
      </WarehousesFrame>
      {warehouse && (
        <DeliveryDialog
          shop={shop}
          warehouse={warehouse}
          onClose={() => setOpened(null)}
          onDone={() => {
            setOpened(null)
            setSaved(true)
          }}
        />
      )}
    </div>
  )
}
