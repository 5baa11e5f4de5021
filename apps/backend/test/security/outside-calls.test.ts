import { readdirSync, readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { join } from 'node:path'
import { parseSync } from '@swc/core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { socketConnection } from '../../src/payments/providers/mangopay/mangopay-connection.ts'

const source = join(import.meta.dirname, '../../src')
/** Modules that open connections. */
const CONNECTING = /^(?:node:)?(?:https?|http2|net|tls|dgram)$|^(?:undici|nodemailer|stripe|aws4fetch)$/
/** What of them opens none: it listens, or names. */
const HARMLESS = new Set(['createServer', 'isIP', 'BlockList', 'STATUS_CODES'])
const GLOBALS = new Set(['WebSocket', 'EventSource'])

type Node = { type?: string; [part: string]: unknown }
type Named = { value?: string }

/** Whether a part of a program imports what connects, or calls a `fetch` or a socket of the platform. */
function opens(node: Node): boolean {
  if (node.type === 'ImportDeclaration') {
    const { source, specifiers, typeOnly } = node as unknown as {
      source: Named
      typeOnly: boolean
      specifiers: { local: Named; imported?: Named | null; isTypeOnly?: boolean }[]
    }
    if (typeOnly || !CONNECTING.test(source.value ?? '')) return false
    return specifiers.some(
      ({ local, imported, isTypeOnly }) => !isTypeOnly && !HARMLESS.has((imported ?? local).value ?? ''),
    )
  }
  const callee = node.callee as (Named & { property?: Named }) | undefined
  if (node.type === 'CallExpression' && (callee?.property ?? callee)?.value === 'fetch') return true
  return node.type === 'NewExpression' && GLOBALS.has(callee?.value ?? '')
}

function isConnecting(program: unknown): boolean {
  if (typeof program !== 'object' || program === null) return false
  return opens(program as Node) || Object.values(program).some(isConnecting)
}

const connects = (text: string) => isConnecting(parseSync(text, { syntax: 'typescript' }))

it.each([
  ["import { connect } from 'node:net'", true],
  ["import { request } from 'node:https'", true],
  ["import { createServer, type Server } from 'node:http'", false],
  ["import type Stripe from 'stripe'", false],
  ["globalThis.fetch('https://a.example')", true],
  ["fetch('https://a.example')", true],
  ["new WebSocket('wss://a.example')", true],
])('reads %j as one that connects: %j', (text, expected) => {
  expect(connects(text)).toBe(expected)
})

/** Files that may connect to another machine; where to stands in the settings, only pictures of product files come from elsewhere. */
const connecting = [
  // the shop's own backend, from the command line
  'catalog/import/import-through-backend.ts',
  // public addresses only, checked at every connection
  'catalog/pictures/fetch-picture.ts',
  // the pipe to the program that it is a part of
  'catalog/pictures/process/work-on-picture.ts',
  'mail/mailer.ts',
  'payments/providers/mangopay/mangopay-connection.ts',
  'payments/providers/stripe/stripe-client.ts',
  // the sandbox of the settings, with the demonstration's own payments
  'payments/refunds/past/refund-past-payments.ts',
  // a socket of this machine, as a lock
  'platform/database/lock-directory.ts',
  // the bucket of the settings
  'platform/files/bucket.ts',
]

it('D58 only mail, payment providers, the sandbox, the bucket and the backend are called, at addresses of the settings, and the hosts of pictures', () => {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
  )
  const found = files.filter((file) => connects(readFileSync(join(source, file), 'utf8')))
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
