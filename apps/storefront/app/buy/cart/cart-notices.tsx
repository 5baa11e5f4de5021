import type { Cart } from '@filiera/contract/orders/cart'
import { useMergeChanges } from '../../state/cart/change-cart.ts'
import type { MergeChange } from '../../state/cart/merge-changes.ts'
import { useMergeSentence } from '../../state/cart/merge-words.ts'
import { useTranslation } from '../../texts/use-translation.ts'
import { Notice } from '../../ui/notice.tsx'
import { type Abroad, goesTo } from './merge/carts-abroad.ts'

type CartNoticesProps = {
  carts: readonly Cart[]
  /** What a login without scripts merged. */
  told: readonly MergeChange[]
  /** Where that login was to lead. */
  next: string | null
  /** Where the customer's usual address is, outside Italy. */
  abroad: Abroad | null
}

/** What changed since the customer looked: prices, stock (decision 36), and what a login merged (decision 12). */
export function CartNotices({ carts, told, next, abroad }: CartNoticesProps) {
  const { t } = useTranslation()
  const sentence = useMergeSentence()
  const own = useMergeChanges((state) => state.changes)
  const merged = own.length > 0 ? own : told
  const changed = carts.flatMap((cart) => cart.items).filter((item) => item.change !== null)
  const left = carts.flatMap((cart) => cart.items).filter((item) => !goesTo(item, abroad?.code ?? null))
  return (
    <>
      {abroad && left.length > 0 && (
        <Notice type="warning" title={t('cart.notThereTitle', { count: left.length, where: abroad.where })}>
          {t('cart.notThereText')}
        </Notice>
      )}
      {merged.length > 0 && (
        <Notice type="success" live title={t('cart.mergedTitle')}>
          <ul>
            {merged.map((change) => (
              <li key={change.productId}>{sentence(change)}</li>
            ))}
          </ul>
          {next && (
            <a
              href={next}
              className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
            >
              {t('cart.mergedNext')}
            </a>
          )}
        </Notice>
      )}
      {changed.length > 0 && (
        <Notice type="warning" live title={t('cart.changedTitle', { count: changed.length })}>
          {t('cart.changedText')}
        </Notice>
      )}
    </>
  )
}
