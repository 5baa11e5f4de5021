import type { StockMovement } from '@filiera/contract/console/stock'
import { Link } from 'react-router'
import { useTexts } from '../texts/texts.tsx'
import { useWhen } from '../texts/use-when.ts'
import { TextButton } from '../ui/button.tsx'
import { BlockError, SkeletonRows } from '../ui/states.tsx'
import { useWork } from '../work/work.tsx'
import { useMovements } from './use-stock.ts'

function Movement({
  movement: { delta, reason, note, by, at, stockAfter, lot, order },
}: {
  movement: StockMovement
}) {
  const { t } = useTexts()
  const { may } = useWork()
  const when = useWhen()
  return (
    <li className="flex flex-wrap gap-x-3 border-t border-line px-4 py-2.5">
      <b
        className={`w-11 flex-none font-semibold max-md:w-8 ${delta > 0 ? 'text-ok-text' : 'text-bad-text'}`}
      >
        {delta > 0 ? '+' : '−'}
        {Math.abs(delta)}
      </b>
      <p className="min-w-0 flex-[1_1_7.5rem] max-md:basis-[calc(100%-3rem)]">
        <span className="block font-semibold">{t(`stock.reasons.${reason}`)}</span>
        {lot && <span className="block text-t13 wrap-anywhere">{t('stock.lots.lot', { code: lot })}</span>}
        {note && <span className="block text-t13 wrap-anywhere text-ink-2">{note}</span>}
        {stockAfter !== null && (
          <span className="block text-t13 text-ink-2">{t('stock.after', { count: stockAfter })}</span>
        )}
        {order &&
          (may('orders:read') ? (
            <Link
              to={`/orders/${order}`}
              className="inline-flex min-h-6 items-center text-t13 wrap-anywhere text-link underline decoration-link-line underline-offset-4"
            >
              {order}
            </Link>
          ) : (
            <span className="block text-t13 wrap-anywhere text-ink-2">{order}</span>
          ))}
      </p>
      <p className="ml-auto max-w-full text-right text-t13 text-ink-2 max-md:ml-11 max-md:w-full max-md:text-left">
        {when.shortMoment(at)}
        <span className="md:hidden">, </span>
        <span className="md:block">{by || t(order ? 'stock.customer' : 'stock.nobody')}</span>
      </p>
    </li>
  )
}

/** What came and went of a product, sales too: how many, why, who and when. */
export function Movements({ shop, id }: { shop: string; id: string }) {
  const { t } = useTexts()
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useMovements(shop, id)
  const movements = data?.pages.flat() ?? []
  return (
    <section aria-labelledby="movements" className="rounded-panel border border-line bg-raised">
      <h3 id="movements" className="px-4 py-3">
        {t('stock.movements')}
      </h3>
      {error && !data && <BlockError error={error} onRetry={() => void refetch()} />}
      {!error && !data && <SkeletonRows rows={2} />}
      {data && movements.length === 0 && (
        <p className="border-t border-line px-4 py-3 text-ink-2">{t('stock.noMovements')}</p>
      )}
      <ul>
        {movements.map((movement) => (
          <Movement key={movement.id} movement={movement} />
        ))}
      </ul>
      {hasNextPage && (
        <p className="border-t border-line px-4 py-1">
          <TextButton disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('stock.older')}
          </TextButton>
        </p>
      )}
    </section>
  )
}
