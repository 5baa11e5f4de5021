// What a serving is chosen from.
import { mix } from '../core/colour.ts'
import type { Contents } from './contents.ts'
import { toasts } from './on-bread.ts'
import type { DishName, Serving } from './serving.ts'

/** What decides a serving: the picture's parameters, the Italian title in lower case, and a number of its own. */
export type Order = {
  text: (name: string, fallback: string) => string
  flag: (name: string) => boolean
  title: string
  /** One of the choices, always the same for the same product. */
  one: <T>(choices: readonly T[]) => T
}

/** How one kind is served. */
export type Serve = (o: Order) => Serving

/** A serving for what a title says. */
export type Rule = readonly [when: RegExp, serve: Serve]

export const on = (dish: DishName, contents: Contents): Serving => ({ dish, contents })

/** Bread with something on it, on a board. */
export const bread = (colour: string, over = '', extra = ''): Serving =>
  on('longBoard', toasts({ spread: colour, over, extra }))

/** A colour moved a little, so that two products of one kind are not served alike. */
export const near = (o: Order, colour: string): string =>
  mix(colour, o.one(['#fff2c8', '#5a3a1c', '#e08a3a', '#8a6a4a']), 0.1)
