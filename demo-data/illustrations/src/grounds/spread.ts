// Gives the cells of a grid their ground forms, so that a page never looks monotonous.
import { hash } from '../core/random.ts'
import type { forms } from './forms.ts'

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

/**
 * A cell of a grid: its choices in order of preference, the smaller grid it also belongs to, and what it
 * already has, which stays.
 */
export type Cell<T> = { choices: readonly T[]; group?: string | undefined; given?: T | undefined }

/** The choices turned so that the first one depends on the id only: each id keeps a preference of its own. */
export function preferred<T>(choices: readonly T[], id: string): T[] {
  const start = hash(id) % choices.length
  return [...choices.slice(start), ...choices.slice(0, start)]
}

/**
 * Choices for the cells of a grid, in reading order; none repeats within `distance` cells, nor next to later cells or those of its own group
 * where that can be had. With 4 nothing stands beside or above itself in 2, 3 and 4 columns; with too few choices the distance shrinks.
 */
export function spread<T>(cells: readonly Cell<T>[], { distance = 4 }: { distance?: number } = {}): T[] {
  const chosen: T[] = []
  const groups = new Map<string, T[]>()
  for (const [i, { choices, group, given }] of cells.entries()) {
    const own = (group && groups.get(group)) || []
    const after = cells.slice(i + 1, i + 1 + distance).flatMap((cell) => cell.given ?? [])
    const free = farthest(nearby(choices, chosen, after, distance), own, distance)
    const picked = given ?? free[0]
    if (picked === undefined) throw new RangeError(`Cell ${i} has nothing to choose from`)
    chosen.push(picked)
    if (group) groups.set(group, [...own, picked])
  }
  return chosen
}

/** The choices that neither side has within `distance`, or within the largest reach that leaves any. */
function nearby<T>(
  choices: readonly T[],
  before: readonly T[],
  after: readonly T[],
  distance: number,
): readonly T[] {
  for (let reach = distance; reach > 0; reach--) {
    const near = [...before.slice(-reach), ...after.slice(0, reach)]
    const free = choices.filter((choice) => !near.includes(choice))
    if (free.length > 0) return free
  }
  return farthest(choices, before, distance)
}

/** The choices that are not among the last `distance` ones used, or the least recent ones. */
function farthest<T>(choices: readonly T[], used: readonly T[], distance: number): readonly T[] {
  for (let reach = distance; reach > 0; reach--) {
    const near = used.slice(-reach)
    const free = choices.filter((choice) => !near.includes(choice))
    if (free.length > 0) return free
  }
  return choices
}

/** Form of one picture on its own, stable for its id. */
export const formOf = (id: string): FormName => preferred(formNames, id)[0] ?? 'sole'

/** Ground forms of a grid, in reading order. */
export const spreadForms = (ids: readonly string[]): FormName[] =>
  spread(ids.map((id) => ({ choices: preferred(formNames, id) })))
