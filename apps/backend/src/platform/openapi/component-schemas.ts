import { z } from 'zod'

export type JsonSchema = { [key: string]: unknown }
type Direction = 'input' | 'output'

/** Schemas named by `.meta({ id })`, collected once and pointed to by `$ref`. */
export type ComponentSchemas = {
  /** JSON Schema of a shape as it is sent (`input`) or answered (`output`). */
  of(schema: z.ZodType, direction: Direction): JsonSchema
  /** Everything collected so far, by name. */
  all(): Record<string, JsonSchema>
}

/** Points the references of one converted schema to the document's components. */
function pointTo(value: unknown, rename: (name: string) => string): unknown {
  if (Array.isArray(value)) return value.map((item) => pointTo(item, rename))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => {
      const name =
        key === '$ref' && typeof inner === 'string' ? /^#\/\$defs\/(.+)$/.exec(inner)?.[1] : undefined
      return [key, name === undefined ? pointTo(inner, rename) : `#/components/schemas/${rename(name)}`]
    }),
  )
}

const isObject = (value: unknown): value is JsonSchema => typeof value === 'object' && value !== null

export function componentSchemas(): ComponentSchemas {
  const collected = new Map<string, JsonSchema>()

  /** A shape that differs between sending and answering gets a second component. */
  function nameOf(id: string, schema: unknown): string {
    const known = collected.get(id)
    return known && JSON.stringify(known) !== JSON.stringify(schema) ? `${id}Input` : id
  }

  return {
    of(schema, direction) {
      const wrapped = z.toJSONSchema(z.object({ it: schema }), { io: direction, unrepresentable: 'any' })
      const own = pointTo(wrapped.$defs ?? {}, (name) => name)
      const definitions = isObject(own) ? own : {}
      const names = new Map(Object.entries(definitions).map(([id, value]) => [id, nameOf(id, value)]))
      const rename = (id: string) => names.get(id) ?? id
      for (const [id, value] of Object.entries(wrapped.$defs ?? {})) {
        const definition = pointTo(value, rename)
        if (isObject(definition) && !collected.has(rename(id))) collected.set(rename(id), definition)
      }
      const converted = pointTo(wrapped.properties?.it ?? {}, rename)
      return isObject(converted) ? converted : {}
    },
    all: () => Object.fromEntries([...collected].sort(([a], [b]) => a.localeCompare(b))),
  }
}
