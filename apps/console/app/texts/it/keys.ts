/** Sheet of the keys. */
export const keys = {
  title: 'Tasti rapidi',
  everywhere: 'Ovunque',
  palette: 'Cerca e comandi',
  sheet: 'Questo elenco',
  closeSheet: 'Chiudi finestre e menu',
  goTo: 'Vai a {{screen}}',
  after: 'poi',
  letters: 'Usa i tasti di una lettera',
  lettersHint: 'Spegnili se detti il testo a voce o se partono per sbaglio.',
} as const
