import type { SellerConversation } from '@filiera/contract/orders/seller-messages'
import { Link } from 'react-router'
import { useTexts } from '../texts/texts.tsx'
import { useWhen } from '../texts/use-when.ts'

/** A conversation in a list, with how long it waits. */
export function ConversationRow({
  conversation,
  to,
  isOpen,
}: {
  conversation: SellerConversation
  to: string
  isOpen: boolean
}) {
  const { t } = useTexts()
  const when = useWhen()
  const { customer, last, orderId, waitingSince, claim } = conversation
  return (
    <li className="border-b border-line last:border-b-0">
      <Link
        to={to}
        aria-current={isOpen ? 'true' : undefined}
        className={`block px-4 py-2.5 hover:bg-hover ${isOpen ? 'bg-quiet shadow-[inset_3px_0_var(--link)]' : ''}`}
      >
        <span className="flex items-baseline justify-between gap-3">
          <span className={`min-w-0 truncate ${waitingSince ? 'font-semibold' : ''}`}>
            {customer || t('messages.customer')}
          </span>
          <span className="flex-none text-t12 text-ink-2">{when.shortMoment(last.createdAt)}</span>
        </span>
        <span className="block truncate text-ink-2">{last.text}</span>
        <span className={`block text-t12 ${waitingSince ? 'text-warn-text' : 'text-ink-2'}`}>
          {waitingSince ? t('messages.waiting', { when: when.shortMoment(waitingSince) }) : orderId}
        </span>
        {claim && (
          <span className="block text-t12 font-semibold text-warn-text">
            {t(`messages.topic.${claim.topic}`)} ·{' '}
            {t('messages.answerBy', { when: when.day(claim.answerBy) })}
          </span>
        )}
      </Link>
    </li>
  )
}
