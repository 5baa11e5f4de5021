// Gives the cells of a grid their ground forms, so that a page never looks monotonous.
import { hash, pick } from '../core/random.ts'
import { forms } from './forms.ts'

export type FormName = keyof typeof forms

export const formNames: readonly FormName[] = [
  'sole',
  'mezzoSole',
  'colline',
  'arco',
  'tenda',
  'mare',
  'scaffale',
]

export const isForm = (name: string): name is FormName => Object.hasOwn(forms, name)

/** Form of one picture on its own, stable for its id. */
export const formOf = (id: string): FormName => pick(formNames, id)

/**
 * Choices for the cells of a grid, in reading order: each id keeps its own preference and moves to the
 * next choice while that one stands among the `distance` cells before it. With a distance of 4 no choice
 * stands beside or above itself in grids of 2, 3 and 4 columns, and 12 cells hold it 3 times at most.
 * Needs more choices than `distance`; with fewer, the distance shrinks to what is possible.
 */
export function spread<T>(
  cells: readonly { id: string; choices: readonly T[] }[],
  { distance = 4 }: { distance?: number } = {},
): T[] {
  const chosen: T[] = []
  for (const { id, choices } of cells) {
    const start = hash(id) % choices.length
    const turned = [...choices.slice(start), ...choices.slice(0, start)]
    let reach = distance
    let free = turned
    do {
      const near = reach > 0 ? chosen.slice(-reach) : []
      free = turned.filter((choice) => !near.includes(choice))
      reach--
    } while (free.length === 0)
    const [first] = free
    if (first === undefined) throw new RangeError(`${id} has nothing to choose from`)
    chosen.push(first)
  }
  return chosen
}

/** Ground forms of a grid, in reading order. */
export const spreadForms = (ids: readonly string[]): FormName[] =>
  spread(ids.map((id) => ({ id, choices: formNames })))
