import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { fetchPicture } from './fetch-picture.ts'

let server: Server
let base: string
let connections = 0
const bytes = Buffer.from('a picture')

beforeAll(async () => {
  server = createServer((request, response) => {
    const to = (location: string) => response.writeHead(302, { location }).end()
    if (request.url === '/a.jpg') response.end(bytes)
    else if (request.url === '/moved') to('/a.jpg')
    else if (request.url === '/inside') to(`${base.replace('127.0.0.1', '127.0.0.2')}/a.jpg`)
    else if (request.url === '/named') to(`${base.replace('127.0.0.1', 'localhost')}/a.jpg`)
    else if (request.url === '/file') to('file:///etc/passwd')
    else if (request.url === '/round') to('/round')
    else if (request.url === '/large') response.end(Buffer.alloc(2048))
    else if (request.url === '/silent') response.write('x')
    else response.writeHead(404).end()
  })
  server.on('connection', () => connections++)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const isAllowed = (address: string) => address === '127.0.0.1'

it('brings a picture, also from where it moved', async () => {
  expect(await fetchPicture(`${base}/a.jpg`, { isAllowed })).toEqual(bytes)
  expect(await fetchPicture(`${base}/moved`, { isAllowed })).toEqual(bytes)
})

it.each([
  ['/none', 'answered 404'],
  ['/inside', '127.0.0.2 is not a public address'],
  ['/file', 'is not an http or https address'],
  ['/round', 'leads on more than 3 times'],
  ['/large', 'is larger than'],
])('%s is not fetched: %s', async (path, reason) => {
  await expect(fetchPicture(base + path, { isAllowed, maxBytes: 1024 })).rejects.toThrow(reason)
})

it('does not wait for ever', async () => {
  await expect(fetchPicture(`${base}/silent`, { isAllowed, timeoutMs: 50 })).rejects.toThrow(
    'within 0.05 seconds',
  )
})

it.each([
  ['by its number', (url: string) => url],
  ['by a short number', (url: string) => url.replace('127.0.0.1', '127.1')],
  ['by one number', (url: string) => url.replace('127.0.0.1', '2130706433')],
  ['by a name', (url: string) => url.replace('127.0.0.1', 'localhost')],
  ['as IPv6', (url: string) => url.replace('127.0.0.1', '[::ffff:127.0.0.1]')],
])('asks nothing of this machine when nobody permits it, %s', async (_name, change) => {
  const before = connections
  await expect(fetchPicture(change(`${base}/a.jpg`))).rejects.toThrow('is not a public address')
  expect(connections).toBe(before)
})

it('checks the address that a name leads to at every redirect', async () => {
  let asked = 0
  const isAllowedOnce = () => asked++ === 0
  await expect(fetchPicture(`${base}/named`, { isAllowed: isAllowedOnce })).rejects.toThrow(
    'localhost is not a public address',
  )
})

it.each(['ftp://files.example/a.jpg', '//x.example/a.jpg', 'a.jpg', 'data:image/png;base64,AA', ''])(
  '%j is no address of a picture',
  async (url) => {
    await expect(fetchPicture(url)).rejects.toThrow('is not an http or https address')
  },
)

it('sends no password', async () => {
  await expect(fetchPicture('https://me:secret@files.example/a.jpg')).rejects.toThrow('name or password')
})
