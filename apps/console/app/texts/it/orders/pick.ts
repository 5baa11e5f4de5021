/** Texts of the pick list. */
export const pick = {
  progress: '{{done}} di {{all}} pezzi',
  parcels: 'Nei pacchi',
  coldLast: 'Prima l’ambiente, il freddo per ultimo.',
  print: 'Stampa la lista',
  steps: {
    chosen: 'Scelti',
    pick: 'Raccogli',
    pack: 'Imballa e stampa',
    track: 'Tracking',
  },
  accept_one: 'Accetta l’ordine',
  accept_other: 'Accetta {{count}} ordini',
  ready_one: 'Segna il pacco pronto',
  ready_other: 'Segna {{count}} pacchi pronti',
  taken: 'tutto preso',
} as const
