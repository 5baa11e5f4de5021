// {"rule":"no-circular","from":"apps/backend/src/cart/wrong-no-circular.ts"}
import type { Loop } from './wrong-no-circular.ts'
export type Loop = Loop | null
