/** Versions of a product, compared. */
export const history = {
  title: 'Cronologia',
  hint: 'Scegli due versioni per confrontarle. Riprendere scrive nella bozza: il negozio cambia solo quando pubblichi.',
  draft: 'Bozza',
  version: 'Versione {{number}}',
  inShop: 'nel negozio',
  first: 'Pubblicato la prima volta',
  before: 'Com’era prima',
  restore: 'Rimetti la {{number}} in bozza',
  take: 'Riprendi questo campo',
  same: 'Non c’è nessuna differenza.',
  liveApart: 'Prezzo, offerta e scorta non sono nelle versioni: valgono subito.',
  chooseTwo: 'Scegli due versioni.',
  more: 'Versioni più vecchie',
  empty: 'Ancora nessuna versione',
  emptyHint: 'La prima nasce quando pubblichi.',
} as const
