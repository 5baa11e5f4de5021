// Reads the catalogue the shop is seeded with: what its pictures must show.
import { existsSync, readdirSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import type { SeedPost } from '../../../../apps/backend/src/database/seed/seed-post.ts'
import type {
  SeedCategory,
  SeedProduct,
  SeedSeller,
} from '../../../../apps/backend/src/database/seed/seed-types.ts'

export type { SeedCategory, SeedPost, SeedProduct, SeedSeller }

export type Seed = {
  products: SeedProduct[]
  sellers: SeedSeller[]
  categories: SeedCategory[]
  posts: SeedPost[]
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** Everything with a slug that a module exports, alone or in an array. */
function entries(exported: unknown): object[] {
  if (!isRecord(exported)) return []
  return Object.values(exported)
    .flat()
    .filter((entry: unknown): entry is object => isRecord(entry) && 'slug' in entry)
}

const load = async (file: URL): Promise<object[]> =>
  existsSync(file) ? entries(await import(pathToFileURL(file.pathname).href)) : []

/** What the modules of a folder export, in name order; tests are left alone. */
async function loadShelf(shelf: URL): Promise<object[]> {
  const files = existsSync(shelf) ? readdirSync(shelf).filter((name) => /^[^.]+\.ts$/.test(name)) : []
  const found = []
  for (const name of files.sort()) found.push(...(await load(new URL(name, shelf))))
  return found
}

const isProduct = (entry: object): entry is SeedProduct => 'picture' in entry && 'priceCents' in entry
const isSeller = (entry: object): entry is SeedSeller => 'landscape' in entry
const isCategory = (entry: object): entry is SeedCategory => 'picture' in entry && !('priceCents' in entry)
const isPost = (entry: object): entry is SeedPost => 'picture' in entry && 'excerpt' in entry

/** The seed of a folder: `sellers.ts`, `categories.ts` and every file of `products/` and `posts/`. */
export async function loadSeed(folder: URL): Promise<Seed> {
  return {
    products: (await loadShelf(new URL('products/', folder))).filter(isProduct),
    sellers: (await load(new URL('sellers.ts', folder))).filter(isSeller),
    categories: (await load(new URL('categories.ts', folder))).filter(isCategory),
    posts: (await loadShelf(new URL('posts/', folder))).filter(isPost),
  }
}
