// The list of the pictures of the seed: which file shows what. Nothing is drawn here.
import { monthCover } from '../art/month-cover.ts'
import { defaultProduct, defaultSeller } from '../compositions.ts'
import { categoryMasters } from './categories.ts'
import type { Master } from './master.ts'
import { postMasters } from './posts.ts'
import { productMasters } from './products.ts'
import type { Seed } from './seed.ts'
import { sellerMasters } from './sellers.ts'

/** Every picture of the seed, the defaults first. */
export const mastersOf = (seed: Seed): Master[] => [
  { file: 'default-product.webp', width: 1200, height: 1200, quality: 66, svg: defaultProduct },
  { file: 'copertina-olio-nuovo.webp', width: 1540, height: 784, quality: 70, svg: monthCover },
  { file: 'default-seller.webp', width: 1700, height: 800, quality: 66, svg: defaultSeller },
  ...categoryMasters(seed),
  ...sellerMasters(seed.sellers),
  ...postMasters(seed),
  ...productMasters(seed),
]
