/** What people of a shop are mailed about. */
export const notices = {
  intro: 'Email che arrivano a {{email}} per questo negozio. Ognuno sceglie le sue.',
  always: 'Sempre',
  failed: 'Non è riuscito: l’interruttore è come prima. Riprova.',
  none: 'Nessun avviso per il tuo ruolo',
  noneHere: 'Le email del negozio vanno a chi lavora sugli ordini o sul catalogo.',
  morning: {
    title: 'Riepilogo del mattino',
    body: 'Nei giorni lavorativi dalle 7, che cosa c’è da fare oggi. Se non c’è niente, non arriva.',
  },
  order: { title: 'Ordine nuovo', body: 'Quando un ordine è pagato e va accettato.' },
  cancelled: { title: 'Ordine annullato', body: 'Quando un ordine pagato non va più spedito.' },
  message: { title: 'Messaggio di un cliente', body: 'Quando un cliente scrive di un ordine.' },
  withdrawal: {
    title: 'Recesso',
    body: 'Da quando il cliente recede corrono i 14 giorni di legge per il rimborso: questa email non si spegne.',
  },
  dispute: {
    title: 'Pagamento contestato',
    body: 'Dice di non spedire e di conservare le prove, con i termini della banca: questa email non si spegne.',
  },
} as const
