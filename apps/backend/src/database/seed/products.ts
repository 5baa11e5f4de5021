import { preserves } from './products/conserve.ts'
import { cheeses } from './products/formaggi.ts'
import { bakery } from './products/forno.ts'
import { pulsesAndCereals } from './products/legumi-e-cereali.ts'
import { seafood } from './products/mare.ts'
import { honeyAndSweets } from './products/miele-e-dolci.ts'
import { oilsAndVinegars } from './products/olio-e-aceto.ts'
import { fruitAndVegetables } from './products/ortofrutta.ts'
import { pastaAndRice } from './products/pasta-e-riso.ts'
import { curedMeats } from './products/salumi.ts'
import { spicesAndCoffee } from './products/spezie-e-caffe.ts'
import { wines } from './products/vini.ts'
import { winesAndSpirits } from './products/vini-2.ts'
import type { SeedProduct } from './seed-types.ts'

/** The whole catalogue of the seed, category by category. */
export const products: SeedProduct[] = [
  ...oilsAndVinegars,
  ...cheeses,
  ...curedMeats,
  ...pastaAndRice,
  ...preserves,
  ...honeyAndSweets,
  ...wines,
  ...winesAndSpirits,
  ...fruitAndVegetables,
  ...bakery,
  ...seafood,
  ...pulsesAndCereals,
  ...spicesAndCoffee,
]
