import { endpoints } from '@filiera/contract/endpoints'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { parse } from 'yaml'
import { buildTestBackend, type TestBackend } from '../../../test/build-test-backend.ts'

/** Routes beside the contract: the contract's own description and its reader. */
const beside = [/^GET \/openapi\.json$/, /^GET \/docs(\/.*)?$/]

let backend: TestBackend
beforeAll(async () => {
  backend = await buildTestBackend()
})
afterAll(() => backend.close())

/** The router joins the names of a parameter that routes call differently (`:id|:product`): only its place counts here. */
const withoutNames = (route: string) => route.replaceAll(/:[\w|:]+/g, ':')

/** Every route as `GET /products/:`, read from the router's own tree; HEAD comes with GET. */
function servedRoutes(): string[] {
  const parents: string[] = []
  return backend.app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const match = /^((?:│ {3}| {4})*)(?:├──|└──) (\S*)(?: \(([A-Z, ]+)\))?$/.exec(line)
      if (!match) return []
      const [, indent = '', text = '', methods = ''] = match
      const depth = indent.length / 4
      parents.length = depth
      parents[depth] = text
      const path = parents.join('')
      return methods
        .split(', ')
        .filter((method) => method && method !== 'HEAD')
        .map((method) => withoutNames(`${method} ${path}`))
    })
}

const declared = endpoints.map(({ method, path }) => withoutNames(`${method} ${path}`))

it('D15 serves nothing that the contract does not declare', () => {
  const served = servedRoutes()
  expect(served.length).toBeGreaterThan(10)
  const unknown = served.filter(
    (route) => !beside.some((known) => known.test(route)) && !declared.includes(route),
  )
  expect(unknown).toEqual([])
})

it('serves every endpoint of the contract', () => {
  const served = new Set(servedRoutes())
  expect(declared.filter((route) => !served.has(route))).toEqual([])
})

it('answers the document and its readable form under a strict policy', async () => {
  const document = await fetch(`${backend.url}/openapi.json`)
  const described = await document.json()
  expect(described).toMatchObject({ openapi: '3.1.0', paths: { '/products/{id}': {} } })
  expect(await (await fetch(`${backend.url}/docs/json`)).json()).toEqual(described)
  expect(parse(await (await fetch(`${backend.url}/docs/yaml`)).text())).toEqual(described)
  const page = await fetch(`${backend.url}/docs/`)
  expect(page.status).toBe(200)
  const html = await page.text()
  expect(page.headers.get('content-security-policy')).toContain("script-src 'self';")
  expect(html).not.toMatch(/<script>|<style>| style=| on\w+=/)
})
