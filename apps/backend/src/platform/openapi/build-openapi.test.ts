import { declaredProblems } from '@filiera/contract/declared-problems'
import type { Endpoint } from '@filiera/contract/endpoint'
import { endpoints } from '@filiera/contract/endpoints'
import { problemStatus } from '@filiera/contract/problem'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { buildOpenApi, openApiPath } from './build-openapi.ts'

const document = buildOpenApi(endpoints)

type Operation = {
  operationId: string
  parameters?: { name: string; in: string; required: boolean }[]
  requestBody?: { content: Record<string, unknown> }
  responses: Record<string, { description: string; content?: Record<string, unknown> }>
}

function operationOf(endpoint: Endpoint): Operation {
  const operation = document.paths[openApiPath(endpoint.path)]?.[endpoint.method.toLowerCase()]
  if (!operation) throw new Error(`${endpoint.name} is not in the document`)
  return operation as Operation
}

/** Every `$ref` of the document. */
function references(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    key === '$ref' && typeof inner === 'string' ? [inner] : references(inner),
  )
}

describe.each(endpoints.map((endpoint) => [endpoint.name, endpoint] as const))('%s', (name, endpoint) => {
  const operation = operationOf(endpoint)

  it('has its name and all its parameters', () => {
    expect(operation.operationId).toBe(name)
    const named = (operation.parameters ?? []).map((parameter) => `${parameter.in} ${parameter.name}`)
    expect(named).toEqual([
      ...Object.keys(endpoint.params?.shape ?? {}).map((field) => `path ${field}`),
      ...Object.keys(endpoint.query?.shape ?? {}).map((field) => `query ${field}`),
    ])
    expect(operation.requestBody !== undefined).toBe(
      endpoint.body !== undefined || endpoint.upload !== undefined,
    )
  })

  it('has its answers and its problems', () => {
    const expected = [
      ...Object.keys(endpoint.answers),
      ...declaredProblems(endpoint).map((code) => String(problemStatus[code])),
      '500',
    ]
    expect(Object.keys(operation.responses).sort()).toEqual([...new Set(expected)].sort())
    for (const code of declaredProblems(endpoint)) {
      expect(operation.responses[problemStatus[code]]?.description).toContain(code)
    }
  })
})

it('holds each named shape once and points to it', () => {
  expect(Object.keys(document.components.schemas)).toEqual(
    expect.arrayContaining(['Product', 'Seller', 'Problem', 'Warehouse']),
  )
  for (const reference of references(document)) {
    const name = /^#\/components\/schemas\/(.+)$/.exec(reference)?.[1] ?? reference
    expect(document.components.schemas).toHaveProperty([name])
  }
})

it('says which parameters must be there', () => {
  const operation = operationOf(endpoints.find(({ name }) => name === 'getProduct') as Endpoint)
  expect(operation.parameters).toMatchObject([
    { name: 'id', in: 'path', required: true },
    { name: 'lang', in: 'query', required: false },
  ])
})

it('says of each answer that is no JSON what it is', () => {
  const texts = endpoints.filter(({ answers }) =>
    Object.values(answers).some((a) => a instanceof z.ZodString),
  )
  expect(texts.filter(({ media }) => !media).map(({ name }) => name)).toEqual([])
  const [preview] = texts.filter(({ name }) => name === 'getPreview')
  if (!preview) throw new Error('there is no getPreview')
  expect(Object.keys(operationOf(preview).responses['200']?.content ?? {})).toEqual(['image/jpeg'])
})
