/** Products as files, out and in. */
export const exchange = {
  intro: 'I prodotti come foglio di calcolo: li scarichi, li correggi, li riporti qui.',
  export: {
    title: 'Esporta i prodotti',
    hint: 'Tutte le colonne, bozze comprese. Riportato qui senza modifiche, il file non cambia nulla.',
    which: 'Quali prodotti',
    all: 'Tutti',
    xlsx: 'Scarica per Excel',
    csv: 'Scarica CSV',
    formats:
      'Per Excel scegli il primo: i codici tengono gli zeri. Il CSV è in UTF-8 con il punto e virgola.',
    none: 'Nessun prodotto così: il file sarebbe vuoto.',
    many: 'Un file di questo tipo tiene al massimo {{most}} prodotti. Scegline meno.',
    failed: 'Il file non è arrivato. Riprova.',
    saved: 'Scaricato: {{name}}',
    chosen: 'Esporta',
    dialogTitle: 'Esporta i prodotti scelti',
    count_one: 'Un prodotto',
    count_other: '{{count}} prodotti',
  },
} as const
