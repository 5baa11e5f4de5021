import { useState } from 'react'
import { useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/button.tsx'
import { BlockError, SkeletonRows } from '../../ui/states.tsx'
import { DeliveryDialog } from './delivery-dialog.tsx'
import { useWarehouses } from './use-warehouses.ts'
import { useDeliveryWords } from './warehouse-words.ts'

/** What delivery costs from each warehouse and from when it is free, beside the prices. */
export function DeliverySection({ shop, mayWrite }: { shop: string; mayWrite: boolean }) {
  const { t } = useTexts()
  const wordsOf = useDeliveryWords()
  const { data, error, refetch } = useWarehouses(shop)
  const [opened, setOpened] = useState<string | null>(null)
  const [isSaved, setSaved] = useState(false)
  const warehouse = data?.find(({ id }) => id === opened)
  return (
    <section aria-labelledby="delivery" className="mt-4 rounded-panel border border-line bg-raised">
      <h2 id="delivery" className="border-b border-line px-4 py-3">
        {t('warehouses.delivery.heading')}
      </h2>
      <p
        role="status"
        className={isSaved ? 'm-3 rounded-control bg-ok-ground px-3 py-2 text-ok-text' : 'hidden'}
      >
        {isSaved && t('warehouses.saved')}
      </p>
      {error && !data && <BlockError error={error} onRetry={() => void refetch()} />}
      {!error && !data && (
        <div className="px-4">
          <SkeletonRows rows={1} />
        </div>
      )}
      <ul>
        {data?.map((each) => (
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
        ))}
      </ul>
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
    </section>
  )
}
