/** New products and copies. */
export const create = {
  title: 'Nuovo prodotto',
  duplicate: 'Duplica',
  copyOf: 'Copia di {{title}}',
  hint: 'Nasce come bozza: nel negozio si vede quando lo pubblichi.',
  copyHint: 'Copia testi, etichetta e foto. Codici e scorta restano al primo.',
  name: 'Nome in italiano',
  category: 'Categoria',
  choose: 'Scegli…',
  price: 'Prezzo con IVA, €',
  create: 'Crea e completa',
  faults: {
    name: 'Scrivi come si chiama.',
    category: 'Scegli una categoria.',
    noWarehouse: 'Il negozio non ha ancora un magazzino da cui spedire.',
    failed: 'Non è stato creato. Riprova: quello che hai scritto è ancora qui.',
  },
} as const
