/**
 * What stands well beside a category on a table: slugs of categories, the best first.
 * A category that is not here, or has since been removed, simply has no pairing.
 */
const pairings: Readonly<Record<string, readonly string[]>> = {
  'olio-e-aceto': ['forno', 'ortofrutta', 'legumi-e-cereali'],
  'pasta-e-riso': ['conserve', 'formaggi', 'mare'],
  conserve: ['pasta-e-riso', 'forno', 'olio-e-aceto'],
  formaggi: ['miele-e-dolci', 'vini', 'forno'],
  salumi: ['forno', 'vini', 'formaggi'],
  'miele-e-dolci': ['formaggi', 'forno', 'vini'],
  vini: ['formaggi', 'salumi', 'forno'],
  ortofrutta: ['olio-e-aceto', 'legumi-e-cereali', 'formaggi'],
  forno: ['olio-e-aceto', 'salumi', 'conserve'],
  mare: ['pasta-e-riso', 'forno', 'olio-e-aceto'],
  'legumi-e-cereali': ['olio-e-aceto', 'ortofrutta', 'salumi'],
  'spezie-e-caffe': ['miele-e-dolci', 'pasta-e-riso', 'forno'],
}

/** Categories that go with one, by slug; empty for an unknown one. */
export const pairedCategories = (slug: string): readonly string[] => pairings[slug] ?? []
