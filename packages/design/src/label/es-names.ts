/** Marks and allergens by name, as the shop's pages write them. */
export const labelNames = {
  marks: { dop: 'DOP', igp: 'IGP', stg: 'ETG', bio: 'Ecológico', pat: 'PAT' },
  allergens: {
    gluten: 'gluten',
    crustaceans: 'crustáceos',
    eggs: 'huevo',
    fish: 'pescado',
    peanuts: 'cacahuetes',
    soybeans: 'soja',
    milk: 'leche',
    nuts: 'frutos de cáscara',
    celery: 'apio',
    mustard: 'mostaza',
    sesame: 'sésamo',
    sulphites: 'sulfitos',
    lupin: 'altramuces',
    molluscs: 'moluscos',
  },
}
