import { anchoviesColatura } from './posts/anchovies-colatura.ts'
import { artichokeSeason } from './posts/artichoke-season.ts'
import { balsamic } from './posts/balsamic.ts'
import { bronzeDie } from './posts/bronze-die.ts'
import { buckwheatValtellina } from './posts/buckwheat-valtellina.ts'
import { capersBottarga } from './posts/capers-bottarga.ts'
import { chestnutsMushrooms } from './posts/chestnuts-mushrooms.ts'
import { cookingLegumes } from './posts/cooking-legumes.ts'
import { durumWheat } from './posts/durum-wheat.ts'
import { guancialeNduja } from './posts/guanciale-nduja.ts'
import { hazelnutsPistachios } from './posts/hazelnuts-pistachios.ts'
import { honeyCrystals } from './posts/honey-crystals.ts'
import { modicaChocolate } from './posts/modica-chocolate.ts'
import { mokaCoffee } from './posts/moka-coffee.ts'
import { oliveOilLabel } from './posts/olive-oil-label.ts'
import { panettoneDough } from './posts/panettone-dough.ts'
import { parmigianoAgeing } from './posts/parmigiano-ageing.ts'
import { pecorinoFamilies } from './posts/pecorino-families.ts'
import { radicchioTardivo } from './posts/radicchio-tardivo.ts'
import { rawMilk } from './posts/raw-milk.ts'
import { risottoRice } from './posts/risotto-rice.ts'
import { saffron } from './posts/saffron.ts'
import { sicilianCitrus } from './posts/sicilian-citrus.ts'
import { sourdoughBread } from './posts/sourdough-bread.ts'
import { tomatoesPassata } from './posts/tomatoes-passata.ts'
import { torrone } from './posts/torrone.ts'
import { truffle } from './posts/truffle.ts'
import type { SeedPost } from './seed-post.ts'

/** The posts of the blog, newest first. */
export const posts: SeedPost[] = [
  panettoneDough,
  oliveOilLabel,
  chestnutsMushrooms,
  saffron,
  buckwheatValtellina,
  hazelnutsPistachios,
  artichokeSeason,
  tomatoesPassata,
  durumWheat,
  honeyCrystals,
  anchoviesColatura,
  sourdoughBread,
  parmigianoAgeing,
  cookingLegumes,
  sicilianCitrus,
  guancialeNduja,
  torrone,
  risottoRice,
  radicchioTardivo,
  balsamic,
  truffle,
  rawMilk,
  modicaChocolate,
  capersBottarga,
  pecorinoFamilies,
  mokaCoffee,
  bronzeDie,
]
