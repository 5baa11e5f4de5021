import type { Cart } from '@filiera/contract/orders/cart'
import { useEffect } from 'react'
import { Link } from 'react-router'
import { explainedCode } from '../../../notices/notice-for.ts'
import { adoptCarts } from '../../../state/cart/change-cart.ts'
import { restoreBrowserState } from '../../../state/session/restore.ts'
import { useLocalPath } from '../../../texts/use-language.ts'
import { useTranslation } from '../../../texts/use-translation.ts'
import { Notice } from '../../../ui/notice.tsx'
import type { Missing } from './reorder.state.ts'

export type ReorderAnswer = { ok: true; carts: Cart[]; missing: Missing[] } | { ok: false; code: string }

/** What a repeated order brought into the cart, what of it could not be had, and the way there. */
export function ReorderResult({ answer }: { answer: ReorderAnswer }) {
  const { t } = useTranslation()
  const to = useLocalPath()
  useEffect(() => {
    // the badge counts what the answer brought
    if (answer.ok) void restoreBrowserState().then(() => adoptCarts(answer.carts))
  }, [answer])
  if (!answer.ok) {
    const because = explainedCode(answer.code)
    return (
      <Notice type="error" live title={t('orders.reorder.noneTitle')}>
        {t(`notices.because.${because ?? 'unavailable'}`)}
      </Notice>
    )
  }
  const isWhole = answer.missing.length === 0
  return (
    <Notice
      type={isWhole ? 'success' : 'warning'}
      live
      title={t(isWhole ? 'orders.reorder.allTitle' : 'orders.reorder.someTitle')}
    >
      {isWhole ? (
        <p>{t('orders.reorder.allText')}</p>
      ) : (
        <ul className="my-1 list-disc pl-5">
          {answer.missing.map(({ productId, title, wanted, had }) => (
            <li key={productId}>
              {had === 0
                ? t('orders.reorder.gone', { title })
                : t('orders.reorder.fewer', { title, had, wanted })}
            </li>
          ))}
        </ul>
      )}
      <Link
        to={to('/cart')}
        className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
      >
        {t('orders.reorder.toCart')}
      </Link>
    </Notice>
  )
}
