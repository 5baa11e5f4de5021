import { REVIEW_EDIT_DAYS } from '@filiera/domain/review-days'

export const ownReviews = {
  title: 'La tua recensione',
  stars: 'Quante stelle dai?',
  heading: 'Titolo',
  text: 'Recensione',
  textHint: 'Com’era all’arrivo, che sapore ha, come l’hai usato. Al massimo 2000 caratteri.',
  left_one: 'Ancora {{count}} carattere',
  left_other: 'Ancora {{count}} caratteri',
  tooMany_one: 'Il testo è troppo lungo: togli {{count}} carattere',
  tooMany_other: 'Il testo è troppo lungo: togli {{count}} caratteri',
  signed: 'La firmiamo «{{name}}». La vedono tutti, nella lingua in cui scrivi.',
  unsigned:
    'Nel tuo profilo non c’è il nome: la firmiamo «Cliente». La vedono tutti, nella lingua in cui scrivi.',
  toProfile: 'Cambia il nome nel profilo (nuova finestra)',
  publish: 'Pubblica la recensione',
  save: 'Salva le modifiche',
  until: 'Puoi modificarla fino al {{date}}.',
  fixed: `Sono passati più di ${REVIEW_EDIT_DAYS} giorni: il testo non si modifica più, ma puoi eliminare la recensione.`,
  delete: 'Elimina la recensione',
  deleteText:
    'Il testo e le stelle spariscono dalla pagina del prodotto. Finché il prodotto è in vendita puoi scriverne un’altra.',
  deleteYes: 'Sì, elimina',
  notYet:
    'Recensisce un prodotto chi lo ha ricevuto: quando un ordine risulta consegnato, da qui puoi scrivere.',
  others: 'Cosa dice chi lo ha comprato',
  see: 'Vedi le recensioni del prodotto',
  done: {
    created: 'Recensione pubblicata',
    updated: 'Modifiche salvate',
    deleted: 'Recensione eliminata',
  },
  doneText: {
    saved: 'Si vede subito sulla pagina del prodotto.',
    deleted: 'Le stelle del prodotto sono state ricalcolate.',
  },
  notSaved: 'La recensione non è stata salvata',
  refused: {
    already_reviewed:
      'Hai già recensito questo prodotto: ricarica la pagina per modificare quella recensione.',
    not_bought: 'Recensisce un prodotto solo chi lo ha ricevuto.',
    not_found: 'Questa recensione non c’è più: forse l’hai eliminata in un’altra finestra.',
    expired: `Sono passati più di ${REVIEW_EDIT_DAYS} giorni: il testo non si modifica più.`,
    illegal_transition:
      'Questa recensione è stata nascosta perché non rispetta le regole: ora la vedi solo tu. Si elimina insieme all’account.',
    other: 'Riprova tra qualche istante. Il testo è rimasto qui sotto.',
  },
  error: {
    stars: 'Scegli da 1 a 5 stelle',
    title: 'Il titolo ha al massimo 120 caratteri, su una riga',
    text: 'Il testo ha al massimo 2000 caratteri',
  },
  writeNamed: 'Scrivi una recensione di {{product}}',
}
