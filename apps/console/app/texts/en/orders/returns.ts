import type { SameKeys } from '@filiera/design/translator'
import type { claims as italianClaims, returns as italianReturns } from '../../it/orders/returns.ts'

/** Reports of damaged, missing or wrong goods. */
export const claims: SameKeys<typeof italianClaims> = {
  title: 'Reports',
  late: 'An answer was due by {{when}}',
  state: {
    open: 'To answer',
    answered: 'Answered',
    refunded: 'Refunded',
  },
}

/** What the customer wants to give back. */
export const returns: SameKeys<typeof italianReturns> = {
  title: 'Returns',
  asked: 'Asked {{date}}',
  accept: 'I accept: refund {{amount}} to the customer',
  refuse: 'I do not accept',
  reason: 'The customer’s reason: {{reason}}',
  decideBy: 'Decide by {{when}}: by law the refund is due then, and after that the marketplace decides.',
  note: 'Message to the customer',
  noteHint: 'Needed if you do not accept: say why.',
  noteError: 'Tell the customer why you do not accept the return',
  status: {
    requested: 'To decide',
    accepted: 'Accepted',
    refused: 'Not accepted',
    refunded: 'Refunded',
  },
}
