import type { Database } from '../src/platform/database/open-database.ts'
import { createCategory, createProduct, createSeller } from './factories/catalogue.ts'

/** Six published products in two categories, a draft, and one that is withdrawn. @returns ids by name, and the category of oil */
export async function createSmallCatalogue(db: Database) {
  const oil = await createCategory(db, {
    slug: 'olio',
    name: JSON.stringify({ it: 'Olio', en: 'Oil', es: 'Aceite' }),
  })
  const cheese = await createCategory(db, { slug: 'formaggi' })
  const naples = await createSeller(db, {
    name: 'Latteria Sorrènto',
    city_code: 'napoli',
    region: 'campania',
  })
  const inNaples = {
    seller_id: naples,
    city_code: 'napoli',
    region: 'campania' as const,
    category_id: cheese,
  }
  const products = {
    coratina: {
      category_id: oil,
      titles: { it: 'Olio Coratina 100%', en: 'Coratina oil 100%', es: 'Aceite Coratina 100%' },
      price_cents: 1490,
      popularity: 90,
      marks: ['bio' as const],
      tags: ['puglia'],
    },
    ogliarola: {
      category_id: oil,
      titles: { it: 'Olio Ogliarola' },
      price_cents: 2500,
      discounted_cents: 1990,
      popularity: 80,
      stock: 3,
    },
    old: { category_id: oil, titles: { it: 'Vecchio_olio' }, price_cents: 5000, popularity: 70, stock: 0 },
    caffe: { ...inNaples, titles: { it: 'Caffè caciotta' }, price_cents: 900, popularity: 60 },
    provolone: {
      ...inNaples,
      titles: { it: 'Provolone' },
      price_cents: 10_000,
      popularity: 50,
      allergens: ['milk' as const],
    },
    ricotta: { ...inNaples, titles: { it: 'Ricotta' }, popularity: 40, allergens: ['milk' as const] },
    draft: { category_id: oil, titles: { it: 'Olio bozza' }, status: 'draft' as const },
    withdrawn: { category_id: oil, titles: { it: 'Olio ritirato' }, status: 'withdrawn' as const },
  }
  const ids: Record<string, string> = {}
  for (const [name, options] of Object.entries(products)) ids[name] = (await createProduct(db, options)).id
  return { oil, id: (name: string): string => ids[name] ?? '' }
}
