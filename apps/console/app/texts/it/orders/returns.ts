/** Reports of damaged, missing or wrong goods. */
export const claims = {
  title: 'Segnalazioni',
  late: 'Bisognava rispondere entro {{when}}',
  state: {
    open: 'Da rispondere',
    answered: 'Con risposta',
    refunded: 'Rimborsata',
  },
}

/** What the customer wants to give back. */
export const returns = {
  title: 'Resi',
  asked: 'Chiesto {{date}}',
  accept: 'Accetto: rimborsa {{amount}} al cliente',
  refuse: 'Non accetto',
  reason: 'Motivo del cliente: {{reason}}',
  decideBy:
    'Decidi entro {{when}}: per legge il rimborso va fatto entro quel giorno, poi decide il marketplace.',
  note: 'Messaggio al cliente',
  noteHint: 'Necessario se non accetti: scrivi perché.',
  noteError: 'Scrivi al cliente perché non accetti il reso',
  status: {
    requested: 'Da decidere',
    accepted: 'Accettato',
    refused: 'Non accettato',
    refunded: 'Rimborsato',
  },
}
