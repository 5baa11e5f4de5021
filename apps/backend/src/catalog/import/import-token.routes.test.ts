import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildTestBackend, type TestBackend } from '../../../test/build-test-backend.ts'

let backend: TestBackend
beforeAll(async () => {
  backend = await buildTestBackend()
})
afterAll(() => backend.close())

it('asks for the token before it reads the file', async () => {
  const answer = await backend.app.inject({
    method: 'POST',
    url: '/operator/sellers/1/products/import',
    headers: { authorization: 'Bearer wrong', 'content-type': 'application/json' },
    payload: '{"content": "cut off',
  })
  expect(answer.json()).toMatchObject({ status: 401, code: 'not_signed_in' })
})
