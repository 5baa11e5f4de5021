// Outlines turned on a lathe, and polygons.
import { type Attributes, type Point, path, polygon } from '../../core/svg.ts'

/** A line, a quadratic or a cubic curve, with the control points before the end. */
type Segment =
  | readonly ['L', number, number]
  | readonly ['Q', number, number, number, number]
  | readonly ['C', number, number, number, number, number, number]

const pairs = (numbers: readonly number[]): Point[] =>
  numbers.flatMap((x, i) => (i % 2 ? [] : [[x, numbers[i + 1] ?? 0] as const]))

/** An outline from the middle of the foot to the lip, the right side given; the left is its mirror. */
export function lathe(segments: readonly Segment[]): string {
  let d = 'M0 0'
  let from: Point = [0, 0]
  const mirrored = segments.map(([command, ...numbers]) => {
    const points = pairs(numbers)
    const back = [...points.slice(0, -1).reverse(), from].map(([x, y]) => `${-x} ${y}`).join(' ')
    from = points.at(-1) ?? from
    d += command + numbers.join(' ')
    return command + back
  })
  return `${d}L${-from[0]} ${from[1]}${mirrored.reverse().join('')}Z`
}

export const poly = (points: readonly Point[], values?: Attributes): string => path(polygon(points), values)
