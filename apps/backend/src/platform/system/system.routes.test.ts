import { checkReadiness } from '@filiera/contract/system'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildTestBackend, type TestBackend } from '../../../test/build-test-backend.ts'

let backend: TestBackend
beforeAll(async () => {
  backend = await buildTestBackend()
})
afterAll(() => backend.close())

it('is ready when the database answers', async () => {
  expect(await backend.call(checkReadiness, {})).toMatchObject({ ok: true, value: { status: 'ready' } })
})

it('answers an unknown path and a broken query with a problem', async () => {
  const missing = await fetch(`${backend.url}/nowhere`)
  expect(missing.status).toBe(404)
  expect(missing.headers.get('content-type')).toContain('application/problem+json')
  const unknownKey = await fetch(`${backend.url}/healthz?x=1`)
  expect(unknownKey.status).toBe(400)
  expect(await unknownKey.json()).toMatchObject({ code: 'bad_request', fields: [{ field: 'x' }] })
})

it('says of a value that may be repeated what is wrong with it, not that it stands alone', async () => {
  const answer = await fetch(`${backend.url}/products?city=Roma`)
  expect(answer.status).toBe(400)
  expect(await answer.json()).toMatchObject({
    fields: [{ field: 'city', message: 'not one of cosenza, napoli, milano, palermo, torino' }],
  })
})
