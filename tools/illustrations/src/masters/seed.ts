// Reads the catalogue the shop is seeded with: what its pictures must show.
import { existsSync, readdirSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import type {
  SeedCategory,
  SeedProduct,
  SeedSeller,
} from '../../../../apps/backend/src/database/seed/seed-types.ts'

export type { SeedCategory, SeedProduct, SeedSeller }

export type Seed = { products: SeedProduct[]; sellers: SeedSeller[]; categories: SeedCategory[] }

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** Everything with a slug in the arrays a module exports. */
function entries(exported: unknown): { slug: string }[] {
  if (!isRecord(exported)) return []
  return Object.values(exported)
    .filter(Array.isArray)
    .flat()
    .filter((entry): entry is { slug: string } => isRecord(entry) && typeof entry.slug === 'string')
}

const load = async (file: URL): Promise<{ slug: string }[]> =>
  existsSync(file) ? entries(await import(pathToFileURL(file.pathname).href)) : []

const isProduct = (entry: object): entry is SeedProduct => 'picture' in entry && 'priceCents' in entry
const isSeller = (entry: object): entry is SeedSeller => 'landscape' in entry
const isCategory = (entry: object): entry is SeedCategory => 'picture' in entry && !('priceCents' in entry)

/** The seed of a folder: `sellers.ts`, `categories.ts` and every file of `products/`, in name order. */
export async function loadSeed(folder: URL): Promise<Seed> {
  const shelf = new URL('products/', folder)
  const files = existsSync(shelf) ? readdirSync(shelf).filter((name) => name.endsWith('.ts')) : []
  const products = []
  for (const name of files.sort()) products.push(...(await load(new URL(name, shelf))))
  return {
    products: products.filter(isProduct),
    sellers: (await load(new URL('sellers.ts', folder))).filter(isSeller),
    categories: (await load(new URL('categories.ts', folder))).filter(isCategory),
  }
}
