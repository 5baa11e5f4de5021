import { allergensOnLabels } from './posts/allergens-on-labels.ts'
import { anchoviesColatura } from './posts/anchovies-colatura.ts'
import { artichokeSeason } from './posts/artichoke-season.ts'
import { balsamic } from './posts/balsamic.ts'
import { bronzeDie } from './posts/bronze-die.ts'
import { buckwheatValtellina } from './posts/buckwheat-valtellina.ts'
import { capersBottarga } from './posts/capers-bottarga.ts'
import { chestnutsMushrooms } from './posts/chestnuts-mushrooms.ts'
import { chilledParcels } from './posts/chilled-parcels.ts'
import { cookingLegumes } from './posts/cooking-legumes.ts'
import { durumWheat } from './posts/durum-wheat.ts'
import { guancialeNduja } from './posts/guanciale-nduja.ts'
import { hazelnutsPistachios } from './posts/hazelnuts-pistachios.ts'
import { homeStorage } from './posts/home-storage.ts'
import { honeyCrystals } from './posts/honey-crystals.ts'
import { marksByLaw } from './posts/marks-by-law.ts'
import { modicaChocolate } from './posts/modica-chocolate.ts'
import { mokaCoffee } from './posts/moka-coffee.ts'
import { oliveOilLabel } from './posts/olive-oil-label.ts'
import { panettoneDough } from './posts/panettone-dough.ts'
import { parmigianoAgeing } from './posts/parmigiano-ageing.ts'
import { pecorinoFamilies } from './posts/pecorino-families.ts'
import { producerPrice } from './posts/producer-price.ts'
import { radicchioTardivo } from './posts/radicchio-tardivo.ts'
import { rawMilk } from './posts/raw-milk.ts'
import { risottoRice } from './posts/risotto-rice.ts'
import { saffron } from './posts/saffron.ts'
import { seasonsCalendar } from './posts/seasons-calendar.ts'
import { sicilianCitrus } from './posts/sicilian-citrus.ts'
import { sourdoughBread } from './posts/sourdough-bread.ts'
import { sparklingWine } from './posts/sparkling-wine.ts'
import { threeRedGrapes } from './posts/three-red-grapes.ts'
import { tomatoesPassata } from './posts/tomatoes-passata.ts'
import { torrone } from './posts/torrone.ts'
import { truffle } from './posts/truffle.ts'
import { unitPrices } from './posts/unit-prices.ts'
import type { SeedPost } from './seed-post.ts'

/** The posts of the blog, newest first. */
export const posts: SeedPost[] = [
  panettoneDough,
  oliveOilLabel,
  homeStorage,
  chestnutsMushrooms,
  saffron,
  buckwheatValtellina,
  hazelnutsPistachios,
  chilledParcels,
  artichokeSeason,
  tomatoesPassata,
  marksByLaw,
  honeyCrystals,
  durumWheat,
  allergensOnLabels,
  anchoviesColatura,
  sourdoughBread,
  seasonsCalendar,
  parmigianoAgeing,
  unitPrices,
  cookingLegumes,
  sicilianCitrus,
  guancialeNduja,
  torrone,
  risottoRice,
  sparklingWine,
  radicchioTardivo,
  balsamic,
  truffle,
  rawMilk,
  threeRedGrapes,
  modicaChocolate,
  capersBottarga,
  pecorinoFamilies,
  mokaCoffee,
  producerPrice,
  bronzeDie,
]
