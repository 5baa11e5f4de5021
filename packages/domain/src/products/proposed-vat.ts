/** A rate of Italian VAT on food and what goes with it, in percent. */
export type VatRate = 4 | 5 | 10 | 22

/** What most products of a category are taxed with (DPR 633/1972, table A); nothing where it depends on the product. */
const rates: Readonly<Record<string, VatRate | null>> = {
  'olio-e-aceto': 4,
  'oli-aromatizzati': 10,
  'aceti-e-mosti': 10,
  formaggi: 4,
  salumi: 10,
  'pasta-e-riso': 4,
  conserve: 10,
  pomodoro: 4,
  'miele-e-dolci': 10,
  vini: 22,
  ortofrutta: 4,
  'funghi-e-tartufi': null,
  forno: 4,
  'dolci-da-forno': 10,
  mare: 10,
  'legumi-e-cereali': 4,
  'spezie-e-caffe': 10,
  caffe: 22,
  sali: 22,
}

/** The rate to propose for a category by its slug, else for the one above it; sellers choose. Null where nothing can be proposed. */
export function proposedVat(slug: string, above: string | null): VatRate | null {
  const own = rates[slug]
  return (own === undefined ? rates[above ?? ''] : own) ?? null
}
