import { request } from 'node:http'
import { Readable } from 'node:stream'
import { addShopPhoto } from '@filiera/contract/console/photos'
import { problem } from '@filiera/contract/problem'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildTestBackend, type TestBackend } from '../../build-test-backend.ts'
import { createCustomer } from '../../factories/account.ts'
import { createSeller } from '../../factories/catalogue.ts'

const { path, method, upload } = addShopPhoto
const MEGABYTE = 1024 * 1024
/** None of these may take longer, on whatever machine. */
const LIMIT_MS = 10_000
/** Nor may the memory grow by more while one is read. */
const MOST_MEMORY = 120 * MEGABYTE

let backend: TestBackend
let authorization: string
beforeAll(async () => {
  backend = await buildTestBackend()
  const sellerId = await createSeller(backend.services.db)
  const seller = await createCustomer(backend, { sellerId, audience: 'console' })
  authorization = seller.headers.authorization
})
afterAll(() => backend.close())

/** Sends a form bit by bit. @returns the status, and the text of the answer; both empty where the server hung up before */
function send(type: string, body: Iterable<string>): Promise<{ status: number; text: string }> {
  const { hostname, port } = new URL(backend.url)
  return new Promise((resolve, reject) => {
    const headers = { authorization, 'content-type': type }
    const sent = request({ hostname, port, method, path, headers, timeout: LIMIT_MS }, (response) => {
      let text = ''
      response.on('data', (chunk) => {
        text += chunk
      })
      response.on('close', () => resolve({ status: response.statusCode ?? 0, text }))
      response.on('end', () => sent.destroy())
    })
    sent.on('timeout', () => reject(new Error(`nothing in ${LIMIT_MS} ms`)))
    sent.on('error', () => resolve({ status: 0, text: '' }))
    const bits = Readable.from(body)
    bits.on('error', () => sent.destroy())
    bits.pipe(sent)
  })
}

const A_MEGABYTE = 'x'.repeat(MEGABYTE)
const plenty = () => A_MEGABYTE

/** A text and then others, each made when it is sent. */
function* after(first: string, count: number, text: (at: number) => string): Generator<string> {
  yield first
  for (let at = 0; at < count; at++) yield text(at)
}
const FORM = 'multipart/form-data; boundary=edge'
const head = (name: string, more = '') =>
  `--edge\r\ncontent-disposition: form-data; name="${name}"${more}\r\n`
const file = `${head(upload.field, '; filename="a.jpg"')}\r\n`

const bombs: Readonly<Record<string, [type: string, body: Iterable<string>]>> = {
  '10,000 fields': [FORM, after('', 10_000, (at) => `${head(`f${at}`)}\r\nx\r\n`)],
  '5,000 files': [FORM, after('', 5_000, () => `${file}x\r\n`)],
  'one field of 100 MB': [FORM, after(`${head('a')}\r\n`, 100, plenty)],
  'one file of 100 MB': [FORM, after(file, 100, plenty)],
  'a header of 20 MB': [FORM, after(`${head('a')}x: `, 20, plenty)],
  'twenty thousand headers': [FORM, after(head('a'), 20_000, (at) => `x-${at}: 1\r\n`)],
  'a name of 5 MB': [FORM, [head('n'.repeat(5 * MEGABYTE))]],
  'forms in forms': [
    FORM,
    after(
      '',
      5_000,
      (at) => `${head('a')}content-type: multipart/mixed; boundary=b${at}\r\n\r\n--b${at}\r\n`,
    ),
  ],
  'edges only': [FORM, after('', 50_000, () => '--edge\r\n')],
  'nearly edges only': [FORM, after(file, 40, () => '\r\n--edg'.repeat(20_000))],
  'no edge': ['multipart/form-data', [file, 'x']],
  'an empty edge': ['multipart/form-data; boundary=""', ['--\r\n', 'x']],
  'an edge of 10,000 characters': [`multipart/form-data; boundary=${'e'.repeat(10_000)}`, ['x']],
  'no end': [FORM, [file, 'x']],
  'half a header': [FORM, ['--edge\r\ncontent-dispo']],
}

it.each(Object.entries(bombs))(
  'D51 refuses a form with %s, soon and without taking much memory',
  async (_name, bomb) => {
    const before = process.memoryUsage().rss
    const started = performance.now()
    const { status, text } = await send(...bomb)
    expect(performance.now() - started).toBeLessThan(LIMIT_MS)
    expect(process.memoryUsage().rss - before).toBeLessThan(MOST_MEMORY)
    expect([0, 400, 413, 415, 422]).toContain(status)
    if (text) expect(problem.parse(JSON.parse(text)).status).toBe(status)
    expect((await fetch(`${backend.url}/healthz`)).status).toBe(200)
  },
)
