/** What a block says when it has nothing to show, or cannot. */
export const states = {
  loading: 'Sto caricando',
  unfinishedDate: 'Completa la data, o svuota il campo.',
  retry: 'Riprova',
  undo: 'Rimetti com’era',
  copyCode: 'Copia il codice',
  copied: 'Codice copiato',
  failed: {
    title: 'Qui non arriva risposta',
    body: 'Il resto della pagina funziona. Riprova fra poco.',
    code: 'Se continua, manda il codice {{code}} all’assistenza.',
  },
  down: {
    title: 'La console non risponde',
    body: 'I dati del negozio sono al sicuro. Riprova fra poco.',
  },
  broken: {
    title: 'Questa pagina si è fermata',
    body: 'È un nostro errore. Ricarica la pagina: quello che avevi salvato c’è ancora.',
    reload: 'Ricarica',
  },
  forbidden: {
    title: 'Il tuo ruolo non arriva qui',
    body: 'Con il ruolo «{{role}}» questa pagina non si vede. Il titolare del negozio può cambiarlo.',
  },
  readOnlyNow: 'Non salvato: ora si può solo leggere. Quello che hai scritto resta in questo browser.',
  readOnly: 'Con il ruolo «{{role}}» questa pagina si legge, senza cambiarla.',
  notFound: {
    title: 'Questa pagina non c’è',
    body: 'L’indirizzo è sbagliato, o la pagina ha cambiato posto.',
    home: 'Vai a Oggi',
  },
  tooLong_one: 'Un carattere di troppo',
  tooLong_other: '{{count}} caratteri di troppo',
  offline: {
    inDialog: 'Sei senza rete. Quello che salvi parte da solo appena torna.',
    title: 'Sei senza rete dalle {{time}}.',
    nothing: 'Quello che vedi resta qui. Riproviamo appena torna.',
    waiting_one: 'Continua pure: una modifica aspetta qui e parte da sola appena torna.',
    waiting_other: 'Continua pure: {{count}} modifiche aspettano qui e partono da sole appena torna.',
  },
  password: {
    title: 'La tua password, per conferma',
    body: 'Cambia chi lavora per il negozio, o il negozio stesso: per sicurezza serve la password. Vale dieci minuti.',
    leave: 'Lascia stare',
    go: 'Continua',
    wrong_password: 'La password non è giusta. Controlla il maiuscolo.',
    rate_limited: 'Troppi tentativi. Riprova fra qualche minuto.',
  },
  ended: {
    title: 'Rientra per continuare',
    body: 'La sessione è finita. Quello che hai scritto è ancora qui, niente va perso.',
    password: 'Password di {{email}}',
    submit: 'Rientra',
    other: 'Entra con un altro account',
  },
} as const
