// The catalogue that the pictures show.
import type {
  SeedCategory,
  SeedProduct,
  SeedSeller,
} from '../../../../apps/backend/src/seed/data/catalogue-schemas.ts'
import type { SeedPost } from '../../../../apps/backend/src/seed/data/content-schemas.ts'
import {
  readCatalogue,
  readCategories,
  readOtherFormats,
  readPosts,
  readSellers,
} from '../../../../apps/backend/src/seed/data/read-demo-data.ts'

export type { SeedCategory, SeedPost, SeedProduct, SeedSeller }

export type Seed = {
  products: SeedProduct[]
  /** Of those, other sizes of one: the same pack, and not in lists beside it. */
  otherFormats: ReadonlySet<string>
  sellers: SeedSeller[]
  categories: SeedCategory[]
  posts: SeedPost[]
}

export const loadSeed = (): Seed => ({
  products: readCatalogue(),
  otherFormats: new Set(readOtherFormats().map(({ slug }) => slug)),
  sellers: readSellers(),
  categories: readCategories(),
  posts: readPosts(),
})
