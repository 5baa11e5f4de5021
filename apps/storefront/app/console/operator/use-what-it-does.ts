import type { ReviewDecision, ReviewTask } from '@filiera/contract/payments/review-queue'
import { useTranslation } from 'react-i18next'

/** What comes of a decision on a case, in words. */
export function useWhatItDoes(): (task: ReviewTask, decision: ReviewDecision) => string {
  const { t } = useTranslation()
  return (task, decision) => {
    switch (decision) {
      case 'look_again':
        return t(task.kind === 'dispute' ? 'reviewQueue.does.askDispute' : 'reviewQueue.does.lookAgain')
      case 'refund':
        return t(
          task.kind === 'return_unanswered' ? 'reviewQueue.does.refundReturn' : 'reviewQueue.does.refund',
        )
      case 'dispute_won':
        return t('reviewQueue.does.won')
      case 'dispute_lost':
        return t('reviewQueue.does.lost')
      case 'hide_review':
        return t('reviewQueue.does.hide')
      case 'retry':
        return t(`reviewQueue.does.retry.${retryOf(task)}`)
      case 'close':
        return t(`reviewQueue.does.close.${closeOf(task)}`)
    }
  }
}

const retryOf = ({ kind }: ReviewTask) =>
  kind === 'refund_failed' || kind === 'seller_debt' || kind === 'transfer_blocked' ? kind : 'other'

/** A mismatch that offers nothing else is money that went back elsewhere: closing moves nothing. */
const closeOf = ({ kind, choices }: ReviewTask) => {
  if (kind === 'payment_mismatch') return choices.length > 1 ? 'payment_mismatch' : 'other'
  return kind === 'dispute' ? 'other' : kind
}
