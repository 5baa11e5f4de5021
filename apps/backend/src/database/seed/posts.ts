import { anchoviesColatura } from './posts/anchovies-colatura.ts'
import { artichokeSeason } from './posts/artichoke-season.ts'
import { balsamic } from './posts/balsamic.ts'
import { bronzeDie } from './posts/bronze-die.ts'
import { buckwheatValtellina } from './posts/buckwheat-valtellina.ts'
import { capersBottarga } from './posts/capers-bottarga.ts'
import { cookingLegumes } from './posts/cooking-legumes.ts'
import { durumWheat } from './posts/durum-wheat.ts'
import { guancialeNduja } from './posts/guanciale-nduja.ts'
import { honeyCrystals } from './posts/honey-crystals.ts'
import { oliveOilLabel } from './posts/olive-oil-label.ts'
import { parmigianoAgeing } from './posts/parmigiano-ageing.ts'
import { pecorinoFamilies } from './posts/pecorino-families.ts'
import { radicchioTardivo } from './posts/radicchio-tardivo.ts'
import { rawMilk } from './posts/raw-milk.ts'
import { risottoRice } from './posts/risotto-rice.ts'
import type { SeedPost } from './seed-post.ts'

/** The posts of the blog, newest first. */
export const posts: SeedPost[] = [
  oliveOilLabel,
  buckwheatValtellina,
  artichokeSeason,
  durumWheat,
  honeyCrystals,
  anchoviesColatura,
  parmigianoAgeing,
  cookingLegumes,
  guancialeNduja,
  risottoRice,
  radicchioTardivo,
  balsamic,
  rawMilk,
  capersBottarga,
  pecorinoFamilies,
  bronzeDie,
]
