/** Frame of the console. */
export const shell = {
  skip: 'Vai al contenuto',
  nav: 'Sezioni della console',
  navPhone: 'Sezioni principali',
  more: 'Altro',
  today: 'Oggi',
  shop: 'Negozio: {{name}}',
  chooseShop: 'Cambia negozio',
  language: '{{code}}, lingua: {{name}}',
  account: '{{initials}}, il tuo account: {{name}}',
  logout: 'Esci',
  logoutFailed: 'Non siamo riusciti a farti uscire. Riprova.',
  close: 'Chiudi',
  role: {
    owner: 'Titolare',
    catalogue: 'Catalogo',
    orders: 'Ordini',
    accounts: 'Contabilità',
    viewer: 'Solo lettura',
  },
  suspended: {
    title: 'Il negozio è sospeso.',
    body: 'I clienti non lo vedono e non arrivano ordini nuovi. Quelli già pagati vanno spediti: qui sotto funziona tutto.',
  },
  closed: {
    title: 'Sei in ferie fino al {{date}}.',
    body: 'I clienti vedono i prodotti ma non possono ordinare.',
  },
  noShop: {
    title: 'Non lavori più per nessun negozio',
    body: 'L’accesso di {{email}} è stato tolto. Se è un errore, chiedi al titolare di invitarti di nuovo.',
  },
  keys: {
    title: 'Tasti rapidi',
    everywhere: 'Ovunque',
    sheet: 'Questo elenco',
    closeSheet: 'Chiudi finestre e menu',
    goTo: 'Vai a {{screen}}',
    after: 'poi',
    letters: 'Usa i tasti di una lettera',
    lettersHint: 'Spegnili se detti il testo a voce o se partono per sbaglio.',
  },
} as const
