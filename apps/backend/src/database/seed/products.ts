import { preserves } from './products/conserve.ts'
import { morePreserves } from './products/conserve-2.ts'
import { cheeses } from './products/formaggi.ts'
import { moreCheeses } from './products/formaggi-2.ts'
import { bakery } from './products/forno.ts'
import { moreBakery } from './products/forno-2.ts'
import { pulsesAndCereals } from './products/legumi-e-cereali.ts'
import { morePulsesAndCereals } from './products/legumi-e-cereali-2.ts'
import { seafood } from './products/mare.ts'
import { moreSeafood } from './products/mare-2.ts'
import { honeyAndSweets } from './products/miele-e-dolci.ts'
import { moreSweets } from './products/miele-e-dolci-2.ts'
import { oilsAndVinegars } from './products/olio-e-aceto.ts'
import { moreOils } from './products/olio-e-aceto-2.ts'
import { fruitAndVegetables } from './products/ortofrutta.ts'
import { moreFruitAndVegetables } from './products/ortofrutta-2.ts'
import { pastaAndRice } from './products/pasta-e-riso.ts'
import { morePastaAndRice } from './products/pasta-e-riso-2.ts'
import { curedMeats } from './products/salumi.ts'
import { moreCuredMeats } from './products/salumi-2.ts'
import { spicesAndCoffee } from './products/spezie-e-caffe.ts'
import { moreSpices } from './products/spezie-e-caffe-2.ts'
import { wines } from './products/vini.ts'
import { winesAndSpirits } from './products/vini-2.ts'
import { spiritsAndLiqueurs } from './products/vini-3.ts'
import type { SeedProduct } from './seed-types.ts'

/** The whole catalogue of the seed, category by category. */
export const products: SeedProduct[] = [
  ...oilsAndVinegars,
  ...moreOils,
  ...cheeses,
  ...moreCheeses,
  ...curedMeats,
  ...moreCuredMeats,
  ...pastaAndRice,
  ...morePastaAndRice,
  ...preserves,
  ...morePreserves,
  ...honeyAndSweets,
  ...moreSweets,
  ...wines,
  ...winesAndSpirits,
  ...spiritsAndLiqueurs,
  ...fruitAndVegetables,
  ...moreFruitAndVegetables,
  ...bakery,
  ...moreBakery,
  ...seafood,
  ...moreSeafood,
  ...pulsesAndCereals,
  ...morePulsesAndCereals,
  ...spicesAndCoffee,
  ...moreSpices,
]
