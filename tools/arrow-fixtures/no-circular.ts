// {"rule":"no-circular","from":"apps/backend/src/cart/wrong-arrow.ts"}
import type { Loop } from './wrong-arrow.ts'
export type Loop = Loop | null
