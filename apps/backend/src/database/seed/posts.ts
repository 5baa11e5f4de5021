import { bronzeDie } from './posts/bronze-die.ts'
import { durumWheat } from './posts/durum-wheat.ts'
import { oliveOilLabel } from './posts/olive-oil-label.ts'
import { parmigianoAgeing } from './posts/parmigiano-ageing.ts'
import { pecorinoFamilies } from './posts/pecorino-families.ts'
import { rawMilk } from './posts/raw-milk.ts'
import type { SeedPost } from './seed-post.ts'

/** The posts of the blog, newest first. */
export const posts: SeedPost[] = [
  oliveOilLabel,
  durumWheat,
  parmigianoAgeing,
  rawMilk,
  pecorinoFamilies,
  bronzeDie,
]
