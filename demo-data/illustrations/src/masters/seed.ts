// The catalogue that the pictures show.
import type {
  SeedCategory,
  SeedProduct,
  SeedSeller,
} from '../../../../apps/backend/src/seed/data/catalogue-schemas.ts'
import type { SeedPost } from '../../../../apps/backend/src/seed/data/content-schemas.ts'
import {
  readCategories,
  readPosts,
  readProducts,
  readSellers,
} from '../../../../apps/backend/src/seed/data/read-demo-data.ts'

export type { SeedCategory, SeedPost, SeedProduct, SeedSeller }

export type Seed = {
  products: SeedProduct[]
  sellers: SeedSeller[]
  categories: SeedCategory[]
  posts: SeedPost[]
}

export const loadSeed = (): Seed => ({
  products: readProducts(),
  sellers: readSellers(),
  categories: readCategories(),
  posts: readPosts(),
})
