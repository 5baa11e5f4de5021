import { readdirSync, readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { socketConnection } from '../../src/payments/providers/mangopay/mangopay-connection.ts'

const source = join(import.meta.dirname, '../../src')
/** Modules and globals that open connections; a type, or one name of a module that also listens, opens none. */
const OPENS =
  /^import (?!type )(?!\{).*from '(?:node:)?(?:https?|http2|net|tls|dgram|undici|nodemailer|stripe)'|(?<![.\w])fetch\(|new (?:WebSocket|EventSource)\(/m

/** Files that may connect to another machine; where to stands in the settings, only pictures of product files come from elsewhere. */
const connecting = [
  // the shop's own backend, from the command line
  'catalog/import/import-through-backend.ts',
  // public addresses only, checked at every connection
  'catalog/pictures/fetch-picture.ts',
  'mail/mailer.ts',
  'payments/providers/mangopay/mangopay-connection.ts',
  'payments/providers/stripe/stripe-client.ts',
  // the sandbox of the settings, with the demonstration's own payments
  'payments/refunds/past/refund-past-payments.ts',
  // a socket of this machine, as a lock
  'platform/database/lock-directory.ts',
]

it('D58 only mail, payment providers, the sandbox and the backend are called, at addresses of the settings, and the hosts of pictures', () => {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
  )
  const found = files.filter((file) => OPENS.test(readFileSync(join(source, file), 'utf8')))
  expect(found.sort()).toEqual(connecting)
})

let provider: Server
let elsewhere: Server
const asked: string[] = []
const urlOf = (server: Server) => {
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/`
}
const listen = (server: Server) =>
  new Promise<Server>((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)))

beforeAll(async () => {
  elsewhere = await listen(
    createServer((request, response) => {
      asked.push(request.url ?? '')
      response.end('{"secret":true}')
    }),
  )
  provider = await listen(
    createServer((_request, response) =>
      response.writeHead(302, { location: `${urlOf(elsewhere)}metadata` }).end('{}'),
    ),
  )
})
afterAll(() => {
  for (const server of [provider, elsewhere]) {
    server.closeAllConnections()
    server.close()
  }
})

it('D58 a redirect of a provider is not followed', async () => {
  const call = { method: 'GET', url: urlOf(provider), headers: {}, body: null, timeoutMs: 5000 } as const
  await expect(socketConnection.call(call)).rejects.toThrow('302')
  expect(asked).toEqual([])
})
