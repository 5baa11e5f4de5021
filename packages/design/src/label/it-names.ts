/** Marks and allergens by name, as the shop's pages write them. */
export const labelNames = {
  marks: { dop: 'DOP', igp: 'IGP', stg: 'STG', bio: 'Bio', pat: 'PAT' },
  allergens: {
    gluten: 'glutine',
    crustaceans: 'crostacei',
    eggs: 'uova',
    fish: 'pesce',
    peanuts: 'arachidi',
    soybeans: 'soia',
    milk: 'latte',
    nuts: 'frutta a guscio',
    celery: 'sedano',
    mustard: 'senape',
    sesame: 'sesamo',
    sulphites: 'solfiti',
    lupin: 'lupini',
    molluscs: 'molluschi',
  },
}
