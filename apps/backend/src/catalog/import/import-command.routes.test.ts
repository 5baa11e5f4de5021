import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildTestBackend, type TestBackend } from '../../../test/build-test-backend.ts'
import { createCategory, createSeller, createWarehouse } from '../../../test/factories/catalogue.ts'

const directory = mkdtempSync(join(tmpdir(), 'filiera-import-'))
const file = join(directory, 'products.csv')
let backend: TestBackend
let breaking: Server
let seller: string

beforeAll(async () => {
  backend = await buildTestBackend()
  const { db } = backend.services
  seller = await createSeller(db)
  await createWarehouse(db, { seller_id: seller })
  await createCategory(db)
  // a backend that dies after a hundred products
  breaking = createServer((request, response) => {
    if (request.method === 'GET')
      response.setHeader('content-type', 'application/json').end('{"status":"ok"}')
    else response.write('{"kind":"progress","done":100,"all":300}\n', () => response.destroy())
  })
  await new Promise<void>((resolve) => breaking.listen(0, '127.0.0.1', resolve))
})
afterAll(async () => {
  breaking.close()
  await backend.close()
  rmSync(directory, { recursive: true })
})

/** What the command prints and ends with. */
function command(content: string | Uint8Array, backendUrl: string, ...options: string[]) {
  writeFileSync(file, content)
  const { INTERNAL_TOKEN } = backend.services.config
  const child = spawn(
    process.execPath,
    [
      '--disable-warning=ExperimentalWarning',
      join(import.meta.dirname, 'main.ts'),
      '--seller',
      seller,
      file,
      ...options,
    ],
    {
      env: { ...process.env, NODE_ENV: 'test', BACKEND_URL: backendUrl, INTERNAL_TOKEN, DATA_DIR: directory },
    },
  )
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece: Buffer) => (output += piece))
  return new Promise<{ code: number | null; output: string }>((resolve) =>
    child.on('close', (code) => resolve({ code, output })),
  )
}

it('ends with 1 when a row is refused and says which, with 0 when none is', async () => {
  const good = 'Handle;Title;Variant Price\r\ncaffe;Caffè;12,50\r\n'
  const dry = await command(Buffer.from(good, 'latin1'), backend.url, '--dry-run')
  expect(dry).toEqual({
    code: 0,
    output: expect.stringContaining('draft "Caffè"  still needs ingredients, '),
  })
  expect(dry.output).toContain('Dry run, nothing written: 1 created')
  const bad = await command(`${good}pane;Pane;molto\r\n`, backend.url)
  expect(bad).toEqual({ code: 1, output: expect.stringContaining('row 3  refused  Variant Price  "molto"') })
  expect(bad.output).toContain('1 created, 0 updated, 0 unchanged (1 of them drafts)')
})

it('ends with 1 and says how far it came when the backend dies under it', async () => {
  const { port } = breaking.address() as AddressInfo
  expect(await command('Handle,Title,Variant Price\na,A,1.00\n', `http://127.0.0.1:${port}`)).toEqual({
    code: 1,
    output: expect.stringContaining(
      'ended after 100 of 300 products. What is written stays; run the same command again',
    ),
  })
})
