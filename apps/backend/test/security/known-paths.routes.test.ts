import { endpointUrl } from '@filiera/contract/client'
import { endpoints } from '@filiera/contract/endpoints'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildTestBackend, type TestBackend } from '../build-test-backend.ts'

let backend: TestBackend
beforeAll(async () => {
  backend = await buildTestBackend()
})
afterAll(() => backend.close())

const methodsOf = (path: string) =>
  new Set<string>(endpoints.filter((endpoint) => endpoint.path === path).map(({ method }) => method))

/** Whether another path takes the method at this address: `DELETE /a/:id` also stands for `/a/count`. */
const isTaken = (address: string, method: string) =>
  endpoints.some(
    (endpoint) =>
      endpoint.method === method &&
      new RegExp(`^${endpoint.path.replaceAll(/:\w+/g, '[^/]+')}$`).test(address),
  )

it('answers 405 with Allow where a path is known and the method is not, to anybody and before all else', async () => {
  for (const path of new Set(endpoints.map((endpoint) => endpoint.path))) {
    const methods = methodsOf(path)
    const address = endpointUrl(path.replaceAll(/:\w+/g, '1'), {})
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].filter(
      (name) => !isTaken(address, name),
    )) {
      const body = method === 'GET' ? {} : { body: 'x', headers: { 'content-type': 'application/xml' } }
      const answer = await fetch(backend.url + address, { method, ...body })
      const allow = new Set(answer.headers.get('allow')?.split(', '))
      expect({ path, method, status: answer.status, allow }).toEqual({
        path,
        method,
        status: 405,
        allow: methods,
      })
      expect(await answer.json()).toMatchObject({
        code: 'method_not_allowed',
        type: 'https://filiera.example/problems/method_not_allowed',
      })
    }
  }
})

it('answers 404 where nothing is, and 415 to a body that is no JSON', async () => {
  expect((await fetch(`${backend.url}/nothing/here`, { method: 'PUT' })).status).toBe(404)
  for (const type of ['text/plain', 'application/xml', 'application/x-www-form-urlencoded']) {
    const headers = { 'content-type': type }
    const answer = await fetch(`${backend.url}/auth/login`, { method: 'POST', headers, body: '{}' })
    expect([type, answer.status]).toEqual([type, 415])
  }
})
