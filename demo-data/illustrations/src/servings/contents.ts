// What lies on a dish.
import type { Draw } from '../core/random.ts'
import type { Sheet } from '../core/sheet.ts'

/** Draws round 0,0 inside a radius of about 200, back to front. */
export type Contents = (sheet: Sheet, next: Draw) => string
