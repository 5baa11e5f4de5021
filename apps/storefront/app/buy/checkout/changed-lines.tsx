import { formatEuros, formatMoney } from '@filiera/domain/money/money'
import { useEffect, useRef } from 'react'
import { useTranslation } from '../../texts/use-translation.ts'
import { Button } from '../../ui/forms/button.tsx'
import { Radio } from '../../ui/forms/choice.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { ReviewChange } from './review-changes.state.ts'

/** The form that places the order; what is chosen here belongs to it. */
export const PLACE_FORM = 'place'

type LineProps = {
  change: ReviewChange
  isRemoved: boolean
  onRemove(isRemoved: boolean): void
}

function Line({ change, isRemoved, onRemove }: LineProps) {
  const { t } = useTranslation()
  const { productId, cartId, title, quantity, isFewer, price, priceBefore } = change
  const choice = { name: `choice:${productId}`, form: PLACE_FORM }
  return (
    <li className="border-t border-line py-3 first:border-t-0">
      <fieldset>
        <legend className="font-semibold text-ink">{title}</legend>
        {priceBefore !== null && (
          <p>{t('checkout.changed.price', { before: formatEuros(priceBefore), now: formatEuros(price) })}</p>
        )}
        {isFewer && quantity > 0 && <p>{t('checkout.changed.left', { count: quantity })}</p>}
        {quantity === 0 ? (
          <>
            <p>{t('checkout.changed.gone')}</p>
            <input type="hidden" {...choice} value={`remove:${cartId}`} />
          </>
        ) : (
          <div className="mt-1 flex flex-wrap gap-x-6">
            <Radio {...choice} value="take" defaultChecked onChange={() => onRemove(false)}>
              {t('checkout.changed.take', { count: quantity, price: formatEuros(price) })}
            </Radio>
            <Radio
              {...choice}
              value={`remove:${cartId}`}
              defaultChecked={isRemoved}
              onChange={() => onRemove(true)}
            >
              {t('checkout.changed.remove')}
            </Radio>
          </div>
        )}
      </fieldset>
    </li>
  )
}

type ChangedLinesProps = {
  changes: readonly ReviewChange[]
  removed: ReadonlySet<string>
  onRemove(productId: string, isRemoved: boolean): void
  totalCents: number
  /** The total that was on the screen when the order was refused. */
  beforeCents: number | null
  /** The refusal that brought it: each new one takes the focus. */
  answer: unknown
  busy: boolean
}

/** What is not as the customer saw it: old and new price, pieces that are left, what to do with each; one press confirms and orders. */
export function ChangedLines(props: ChangedLinesProps) {
  const { changes, removed, onRemove, totalCents, beforeCents, answer, busy } = props
  const { t } = useTranslation()
  const box = useRef<HTMLElement>(null)
  useEffect(() => {
    if (answer) box.current?.focus()
  }, [answer])
  const total = formatMoney(totalCents)
  return (
    <section ref={box} tabIndex={-1} aria-labelledby="changed-title" className="mb-6" data-changed-lines>
      <Notice type="warning" live title={<span id="changed-title">{t('checkout.changed.title')}</span>}>
        <ul className="mt-1">
          {changes.map((change) => (
            <Line
              key={change.productId}
              change={change}
              isRemoved={removed.has(change.productId)}
              onRemove={(isRemoved) => onRemove(change.productId, isRemoved)}
            />
          ))}
        </ul>
        <p className="mt-1 mb-3">
          {beforeCents !== null && beforeCents !== totalCents
            ? t('checkout.changed.totalWas', { before: formatMoney(beforeCents), total })
            : t('checkout.changed.total', { total })}
        </p>
        <Button type="submit" form={PLACE_FORM} size="small" disabled={busy || totalCents === 0}>
          {t('checkout.changed.confirm', { total })}
        </Button>
      </Notice>
    </section>
  )
}
