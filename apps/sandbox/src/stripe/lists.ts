import { z } from 'zod'
import type { Sandbox } from '../sandbox.ts'
import { missing } from './errors.ts'
import { expand } from './expand.ts'
import { readParameters, shapes } from './parameters.ts'
import { shown } from './shown.ts'

const paging = {
  limit: shapes.count.refine((n) => n >= 1 && n <= 100, 'must be between 1 and 100').default(10),
  starting_after: z.string().optional(),
  ending_before: z.string().optional(),
  expand: shapes.expand,
}

type Stored = object & { id: string; created?: number }

/**
 * A page of objects, newest first. `filters` are the query names that must equal the object's own field.
 * Throws on unknown names and on a cursor that is not in the list.
 */
export function list(
  sandbox: Sandbox,
  url: string,
  objects: readonly Stored[],
  filters: readonly string[] = [],
): Record<string, unknown> {
  const [path = url, query = ''] = url.split('?')
  const schema = z.strictObject({
    ...paging,
    ...Object.fromEntries(filters.map((name) => [name, z.string().optional()])),
  })
  const wanted: Record<string, unknown> & { limit: number; expand: string[] } = readParameters(schema, query)
  const matching = objects
    .map(shown)
    .filter((object) => filters.every((name) => wanted[name] === undefined || object[name] === wanted[name]))
    .reverse()
  const { from, to } = bounds(matching, wanted.starting_after, wanted.ending_before, wanted.limit)
  const data = matching.slice(from, to)
  const has_more = wanted.ending_before ? from > 0 : to < matching.length
  return expand(sandbox, { object: 'list', data, has_more, url: path }, wanted.expand)
}

function bounds(objects: Record<string, unknown>[], after: unknown, before: unknown, limit: number) {
  const at = (id: string) => {
    const index = objects.findIndex((object) => object.id === id)
    if (index < 0) throw missing('object', id)
    return index
  }
  if (typeof after === 'string') {
    const from = at(after) + 1
    return { from, to: from + limit }
  }
  if (typeof before === 'string') {
    const to = at(before)
    return { from: Math.max(0, to - limit), to }
  }
  return { from: 0, to: limit }
}
