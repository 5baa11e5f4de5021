/** Marks and allergens by name, as the shop's pages write them. */
export const labelNames = {
  marks: { dop: 'PDO', igp: 'PGI', stg: 'TSG', bio: 'Organic', pat: 'PAT' },
  allergens: {
    gluten: 'gluten',
    crustaceans: 'crustaceans',
    eggs: 'eggs',
    fish: 'fish',
    peanuts: 'peanuts',
    soybeans: 'soybeans',
    milk: 'milk',
    nuts: 'nuts',
    celery: 'celery',
    mustard: 'mustard',
    sesame: 'sesame',
    sulphites: 'sulphites',
    lupin: 'lupin',
    molluscs: 'molluscs',
  },
}
