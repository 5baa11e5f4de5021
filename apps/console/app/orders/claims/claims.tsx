import type { OrderClaim } from '@filiera/contract/orders/claims'
import type { SellerOrder } from '@filiera/contract/orders/fulfilment'
import { dateInItaly } from '@filiera/domain/dates/holidays'
import { AnswerForm } from '../../messages/answer-form.tsx'
import { MessagePhotos } from '../../messages/thread.tsx'
import { useTexts } from '../../texts/texts.tsx'
import { unbroken } from '../../texts/unbroken.ts'
import { useWhen } from '../../texts/use-when.ts'
import { Button } from '../../ui/button.tsx'
import { useWork } from '../../work/work.tsx'

const tones = {
  open: 'bg-warn-ground text-warn-text',
  answered: 'bg-quiet text-ink-2',
  refunded: 'bg-ok-ground text-ok-text',
} as const satisfies Record<OrderClaim['state'], string>

/** Whether a report of an order waits for an answer. */
export const hasOpenClaim = ({ claims }: SellerOrder): boolean => claims.some(({ state }) => state === 'open')

/** One report: what is wrong with which products, how it stands, and until when it is to be answered. */
function Claim({ claim, order, shop }: { claim: OrderClaim; order: SellerOrder; shop: string }) {
  const { t } = useTexts()
  const when = useWhen()
  const message = order.messages.find(({ id }) => id === claim.messageId)
  if (!message) return null
  const about = order.items.filter(({ productId }) => message.products.includes(productId))
  const isLate = claim.answerBy < dateInItaly(new Date())
  return (
    <li data-claim={claim.state} className="border-b border-line py-3 last:border-b-0">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <b className="font-semibold">{t(`messages.topic.${message.topic}`)}</b>
        <span className={`rounded-chip px-2 py-0.5 text-t12 font-semibold ${tones[claim.state]}`}>
          {t(`orders.claims.state.${claim.state}`)}
        </span>
        <span className="text-t13 text-ink-2">{when.moment(message.createdAt)}</span>
      </p>
      {claim.state === 'open' && (
        <p className={`text-t13 ${isLate ? 'font-semibold text-warn-text' : 'text-ink-2'}`}>
          {t(isLate ? 'orders.claims.late' : 'messages.answerBy', { when: when.day(claim.answerBy) })}
        </p>
      )}
      {about.length > 0 && (
        <p className="text-t13 text-ink-2">{about.map(({ title }) => unbroken(title)).join(', ')}</p>
      )}
      <p className="wrap-anywhere whitespace-pre-line">{message.text}</p>
      <MessagePhotos photos={message.photos} shop={shop} />
    </li>
  )
}

/** Goods that the customer reported as damaged, missing or wrong; one that waits is answered and refunded here. */
export function Claims({ order, shop, onRefund }: { order: SellerOrder; shop: string; onRefund(): void }) {
  const { t } = useTexts()
  const { may } = useWork()
  if (order.claims.length === 0) return null
  const isOpen = hasOpenClaim(order)
  return (
    <section aria-labelledby="claims" className="rounded-panel border border-line bg-raised px-4 py-3">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="claims">{t('orders.claims.title')}</h2>
        {order.sellerActions.includes('refund') && (
          <Button small icon="undo" onClick={onRefund}>
            {t('orders.doRefund')}
          </Button>
        )}
      </header>
      <ul>
        {order.claims.map((claim) => (
          <Claim key={claim.messageId} claim={claim} order={order} shop={shop} />
        ))}
      </ul>
      {isOpen && may('orders:write') && order.customer && (
        <div className="mt-3">
          <AnswerForm order={order} shop={shop} />
        </div>
      )}
    </section>
  )
}
