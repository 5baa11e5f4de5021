import type { SameKeys } from '@filiera/design/translator'
import type { claims as italianClaims, returns as italianReturns } from '../../it/orders/returns.ts'

/** Reports of damaged, missing or wrong goods. */
export const claims: SameKeys<typeof italianClaims> = {
  title: 'Incidencias',
  late: 'El plazo de respuesta terminó: {{when}}',
  state: {
    open: 'Por responder',
    answered: 'Respondida',
    refunded: 'Reembolsada',
  },
}

/** What the customer wants to give back. */
export const returns: SameKeys<typeof italianReturns> = {
  title: 'Devoluciones',
  asked: 'Pedida {{date}}',
  accept: 'Acepto: reembolsar {{amount}} al cliente',
  refuse: 'No acepto',
  reason: 'Motivo del cliente: {{reason}}',
  decideBy:
    'Decide a más tardar el {{when}}: por ley el reembolso vence entonces; después decide el marketplace.',
  note: 'Mensaje al cliente',
  noteHint: 'Necesario si no aceptas: escribe por qué.',
  noteError: 'Di al cliente por qué no aceptas la devolución',
  status: {
    requested: 'Por decidir',
    accepted: 'Aceptada',
    refused: 'No aceptada',
    refunded: 'Reembolsada',
  },
}
