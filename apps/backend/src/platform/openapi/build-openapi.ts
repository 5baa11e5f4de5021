import { STATUS_CODES } from 'node:http'
import { declaredProblems } from '@filiera/contract/declared-problems'
import type { Access, Endpoint } from '@filiera/contract/endpoint'
import { type ProblemCode, problem, problemStatus } from '@filiera/contract/problem'
import { z } from 'zod'
import { type ComponentSchemas, componentSchemas, type JsonSchema } from './component-schemas.ts'

export type OpenApiDocument = {
  openapi: '3.1.0'
  info: { title: string; version: string; description: string }
  servers: { url: string }[]
  tags: { name: string }[]
  paths: Record<string, Record<string, JsonSchema>>
  components: { schemas: Record<string, JsonSchema>; securitySchemes: Record<string, JsonSchema> }
}

const security: Readonly<Record<Access, JsonSchema[]>> = {
  public: [],
  visitor: [{ session: [] }, { cart: [] }, {}],
  customer: [{ session: [] }],
  console: [{ session: [] }],
  seller: [{ session: [] }],
  operator: [{ session: [] }],
  internal: [{ internal: [] }],
  provider: [],
}

const securitySchemes: Record<string, JsonSchema> = {
  session: { type: 'http', scheme: 'bearer', description: 'Session token of a customer' },
  internal: { type: 'http', scheme: 'bearer', description: 'Token shared by storefront and backend' },
  cart: {
    type: 'apiKey',
    in: 'cookie',
    name: 'filiera_visitor',
    description: 'Signed cookie of the visitor’s cart; over https its name begins with `__Host-`',
  },
}

/** `/products/:id` → `/products/{id}`. */
export const openApiPath = (path: string): string => path.replace(/:(\w+)/g, '{$1}')

function parametersOf(schema: z.ZodObject | undefined, place: 'path' | 'query', schemas: ComponentSchemas) {
  return Object.entries(schema?.shape ?? {}).map(([name, field]) => ({
    name,
    in: place,
    required: place === 'path' || !z.safeParse(z.object({ [name]: field }), {}).success,
    schema: schemas.of(field, 'input'),
  }))
}

function answersOf(endpoint: Endpoint, schemas: ComponentSchemas): [string, JsonSchema][] {
  return Object.entries(endpoint.answers).map(([status, schema]) => {
    const description = STATUS_CODES[status] ?? status
    if (schema === null) return [status, { description }]
    const media = endpoint.media ?? 'application/json'
    return [status, { description, content: { [media]: { schema: schemas.of(schema, 'output') } } }]
  })
}

/** One answer a status: several codes may share it. */
function problemsOf(codes: readonly ProblemCode[], schemas: ComponentSchemas): [string, JsonSchema][] {
  const byStatus = Map.groupBy(codes, (code) => problemStatus[code])
  const schema = schemas.of(problem, 'output')
  return [...byStatus].map(([status, named]) => [
    String(status),
    {
      description: `${STATUS_CODES[status] ?? status}: ${named.join(', ')}`,
      content: { 'application/problem+json': { schema } },
    },
  ])
}

function bodyOf({ body, upload }: Endpoint, schemas: ComponentSchemas): JsonSchema | undefined {
  if (body) return { required: true, content: { 'application/json': { schema: schemas.of(body, 'input') } } }
  if (!upload) return undefined
  const file = { type: 'string', format: 'binary', maxLength: upload.maxBytes }
  const schema = {
    type: 'object',
    required: [upload.field],
    properties: { [upload.field]: file },
    additionalProperties: false,
  }
  return { required: true, content: { 'multipart/form-data': { schema } } }
}

function operationOf(endpoint: Endpoint, schemas: ComponentSchemas): JsonSchema {
  const parameters = [
    ...parametersOf(endpoint.params, 'path', schemas),
    ...parametersOf(endpoint.query, 'query', schemas),
  ]
  const body = bodyOf(endpoint, schemas)
  return {
    operationId: endpoint.name,
    summary: endpoint.summary,
    tags: [endpoint.tag],
    security: security[endpoint.access],
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(body ? { requestBody: body } : {}),
    responses: Object.fromEntries([
      ...answersOf(endpoint, schemas),
      ...problemsOf([...declaredProblems(endpoint), 'internal'], schemas),
    ]),
  }
}

/** The OpenAPI 3.1 document of the contract; pure. Title and servers are those of the shop that shows it. */
export function buildOpenApi(endpoints: readonly Endpoint[]): OpenApiDocument {
  const schemas = componentSchemas()
  const paths: OpenApiDocument['paths'] = {}
  for (const endpoint of endpoints) {
    const path = openApiPath(endpoint.path)
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(endpoint, schemas) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Filiera',
      version: '1.0.0',
      description: 'Every call of the backend. Failures are RFC 9457 problem details; money is in euros.',
    },
    servers: [],
    tags: [...new Set(endpoints.map(({ tag }) => tag))].map((name) => ({ name })),
    paths,
    components: { schemas: schemas.all(), securitySchemes },
  }
}
