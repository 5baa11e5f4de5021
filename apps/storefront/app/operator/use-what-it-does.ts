import type { Case, CaseDecision } from '@filiera/contract/payments/cases'
import { useTranslation } from '../texts/use-translation.ts'

/** What comes of a decision on a case, in words. */
export function useWhatItDoes(): (item: Case, decision: CaseDecision) => string {
  const { t } = useTranslation()
  return (item, decision) => {
    switch (decision) {
      case 'look_again':
        return t(item.kind === 'dispute' ? 'caseQueue.does.askDispute' : 'caseQueue.does.lookAgain')
      case 'refund':
        return t(item.kind === 'return_unanswered' ? 'caseQueue.does.refundReturn' : 'caseQueue.does.refund')
      case 'dispute_won':
        return t('caseQueue.does.won')
      case 'dispute_lost':
        return t('caseQueue.does.lost')
      case 'hide_review':
        return t('caseQueue.does.hide')
      case 'retry':
        return t(`caseQueue.does.retry.${retryOf(item)}`)
      case 'close':
        return t(`caseQueue.does.close.${closeOf(item)}`)
    }
  }
}

const retryOf = ({ kind }: Case) =>
  kind === 'refund_failed' || kind === 'seller_debt' || kind === 'transfer_blocked' ? kind : 'other'

/** A mismatch that offers nothing else is money that went back elsewhere: closing moves nothing. */
const closeOf = ({ kind, choices }: Case) => {
  if (kind === 'payment_mismatch') return choices.length > 1 ? 'payment_mismatch' : 'other'
  return kind === 'dispute' ? 'other' : kind
}
