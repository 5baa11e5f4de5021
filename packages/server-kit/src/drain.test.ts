import http from 'node:http'
import { expect, it, vi } from 'vitest'
import { createFrontServer } from './create-server.ts'
import { drain } from './drain.ts'

const settings = {
  ...{ secure: false, publicUrl: 'http://localhost', hosts: ['127.0.0.1'], proxies: [] },
  ...{ metricsHost: '127.0.0.1', metricsPort: null },
}

/** Status and `connection` of an answer over a kept connection. */
function get(url: string, agent: http.Agent): Promise<{ status: number | undefined; connection: string }> {
  return new Promise((resolve, reject) => {
    http
      .get(url, { agent }, (response) => {
        response.resume()
        response.once('end', () =>
          resolve({ status: response.statusCode, connection: response.headers.connection ?? '' }),
        )
      })
      .once('error', reject)
  })
}

it('says that it leaves, serves meanwhile, lets what is under way end, and takes nothing new', async () => {
  const app = createFrontServer(settings)
  let finish = () => {}
  app.get('/slow', async () => {
    await new Promise<void>((resolve) => {
      finish = resolve
    })
    return 'done'
  })
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  const agent = new http.Agent({ keepAlive: true })
  expect(await get(`${url}/readyz`, agent)).toMatchObject({ status: 200, connection: 'keep-alive' })
  const slow = get(`${url}/slow`, agent)
  const closed = drain(app, 0.3)
  expect(await get(`${url}/readyz`, agent)).toMatchObject({ status: 503 })
  expect(await get(`${url}/healthz`, agent)).toMatchObject({ status: 200, connection: 'close' })
  await vi.waitUntil(() => !app.server.listening)
  finish()
  expect(await slow).toMatchObject({ status: 200 })
  await closed
  await expect(get(`${url}/healthz`, agent)).rejects.toThrow('ECONNREFUSED')
  agent.destroy()
})
