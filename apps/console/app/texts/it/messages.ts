/** What customers and the shop write to each other. */
export const messages = {
  none: 'Nessun messaggio.',
  you: 'Il tuo negozio',
  customer: 'Cliente',
  topic: {
    question: 'Domanda',
    damaged: 'Prodotto danneggiato',
    missing: 'Prodotto mancante',
    wrong: 'Prodotto sbagliato',
  },
  photo: 'Foto {{number}} del cliente',
  answer: 'Rispondi al cliente',
  send: 'Invia la risposta',
  from: '{{name}}, {{when}}',
  thread: 'Messaggi con {{name}}',
  answerTo: 'Scrivi a {{name}}',
  kept: 'Bozza salvata in questo browser',
  notSent: 'Non inviato: il testo è ancora qui. Riprova.',
} as const
