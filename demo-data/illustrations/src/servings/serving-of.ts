// Which serving a product gets: from its kind and parameters, and for jars and packs from its title.
import { hash } from '../core/random.ts'
import { wrapped } from '../core/svg.ts'
import type { Parameters } from '../kinds/kind.ts'
import { fromCellar } from './from-cellar.ts'
import { fromCured } from './from-cured.ts'
import { fromDairy } from './from-dairy.ts'
import { fromField } from './from-field.ts'
import { fromOven } from './from-oven.ts'
import type { Order, Serve } from './order.ts'
import { packed } from './packed.ts'
import type { Serving } from './serving.ts'

/** Servings by kind; a kind that is not here is served by what its title says. */
const servings: Record<string, Serve> = {
  ...fromCellar,
  ...fromCured,
  ...fromDairy,
  ...fromField,
  ...fromOven,
}

/** The serving of a product. */
export function servingOf(kind: string, params: Parameters, titleIt: string, id: string): Serving {
  let turn = hash(`${id}-serving`)
  const title = titleIt.toLowerCase()
  const order: Order = {
    text: (name, fallback) => {
      const value = params[name]
      return typeof value === 'string' && value ? value : fallback
    },
    flag: (name) => params[name] === true,
    title,
    one: (choices) => {
      turn = Math.imul(turn ^ (turn >>> 15), 0x2c1b3c6d) >>> 0
      return wrapped(choices, turn % choices.length)
    },
  }
  return (servings[kind] ?? packed)(order)
}
