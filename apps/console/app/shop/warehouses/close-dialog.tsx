import type { ShopWarehouse } from '@filiera/contract/console/warehouses'
import { hasFailed, problemOf } from '../../api/call-api.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { useCloseWarehouse } from './use-warehouses.ts'

/** Asks before a warehouse is closed, or says what still leaves from it. */
export function CloseDialog({
  shop,
  warehouse,
  isLast,
  onClose,
  onDone,
}: {
  shop: string
  warehouse: ShopWarehouse
  isLast: boolean
  onClose(): void
  onDone(): void
}) {
  const { t } = useTexts()
  const { name, products, openOrders } = warehouse
  const { mutate, isPending, error } = useCloseWarehouse(shop)
  const reasons = [
    ...(products > 0 ? [t('warehouses.closing.products', { count: products })] : []),
    ...(openOrders > 0 ? [t('warehouses.closing.orders', { count: openOrders })] : []),
    ...(isLast ? [t('warehouses.closing.last')] : []),
  ]
  return (
    <Dialog title={t('warehouses.closing.title', { name })} onClose={onClose}>
      <div className="grid gap-4">
        {reasons.length === 0 ? (
          <p>{t('warehouses.closing.means')}</p>
        ) : (
          <>
            <p>{t('warehouses.closing.notYet')}</p>
            <ul className="grid list-disc gap-2 pl-5">
              {reasons.map((reason) => (
                <li key={reason}>{reason}</li>
              ))}
            </ul>
          </>
        )}
        {hasFailed(error) && problemOf(error)?.code !== 'conflict' && (
          <p role="alert" className="text-bad-text">
            {t(problemOf(error)?.changed ? 'warehouses.closing.changed' : 'shop.failed')}
          </p>
        )}
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={onClose}>
            {t(reasons.length === 0 ? 'shop.leave' : 'warehouses.closing.back')}
          </Button>
          {reasons.length === 0 && (
            <Button danger disabled={isPending} onClick={() => mutate(warehouse, { onSuccess: onDone })}>
              {t('warehouses.closing.go')}
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  )
}
