import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { freePorts } from './free-ports.ts'
import { root } from './installation.mjs'

const PATIENCE = { timeout: 200_000, interval: 200 }
const copied = ['apps', 'packages', 'tools']
const left = [...copied, 'node_modules', '.env', '.git', '.data']
const own = '@filiera'

/** The sources to edit, so that a killed test leaves the checkout as it is; all packages but our own are the checkout's. */
function copySources(): string {
  const copy = mkdtempSync(join(tmpdir(), 'filiera-dev-'))
  const filter = (path: string) => !['build', '.react-router', '.vite'].includes(basename(path))
  const options = { recursive: true, verbatimSymlinks: true, filter }
  for (const name of [...copied, join('node_modules', own)])
    cpSync(join(root, name), join(copy, name), options)
  const link = (folder: string, names: readonly string[]) => {
    for (const name of readdirSync(join(root, folder)).filter((name) => !names.includes(name)))
      symlinkSync(join(root, folder, name), join(copy, folder, name))
  }
  link('.', left)
  link('node_modules', [own])
  return copy
}

const copy = copySources()
let child: ChildProcess
let log = ''
let addresses: Record<'shop' | 'console' | 'backend', string>

beforeAll(async () => {
  const [shop, sellers, backend, sandbox, tokeniser, smtp] = await freePorts(6)
  addresses = {
    shop: `http://localhost:${shop}/`,
    console: `http://localhost:${sellers}/app/texts/it/login.ts`,
    backend: `http://localhost:${backend}/no-such-path`,
  }
  const { NODE_ENV: _, ...inherited } = process.env
  child = spawn('npm', ['run', 'dev'], {
    cwd: copy,
    env: {
      ...inherited,
      SEED: 'none',
      DATA_DIR: join(copy, 'data'),
      STOREFRONT_PORT: String(shop),
      CONSOLE_PORT: String(sellers),
      BACKEND_PORT: String(backend),
      SANDBOX_PORT: String(sandbox),
      TOKENISER_PORT: String(tokeniser),
      SANDBOX_SMTP_PORT: String(smtp),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  await new Promise<void>((resolve, reject) => {
    child.once('exit', () => reject(new Error(log)))
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk) => {
        log += chunk
        if (log.includes('Ready in')) resolve()
        // the watcher waits for a better source
        if (log.includes('Failed running')) reject(new Error(log))
      })
  })
})

afterAll(async () => {
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
  rmSync(copy, { recursive: true, force: true })
  expect(log).toContain('Closed.')
})

const says = (address: string, text: string) =>
  fetch(address)
    .then((response) => response.text())
    .then((page) => page.includes(text))

it.each([
  { side: 'backend', sources: 'apps/backend/src', text: 'There is nothing here for you.' },
  { side: 'shop', sources: 'apps/storefront/app', text: 'Sfoglia i prodotti' },
  { side: 'console', sources: 'apps/console/app', text: 'Entra nel tuo negozio' },
] as const)('npm run dev shows what is edited in the $side', async ({ side, sources, text }) => {
  const folder = join(copy, sources)
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => /\.tsx?$/.test(path) && readFileSync(path, 'utf8').includes(text))
  expect(await says(addresses[side], text), log).toBe(true)
  for (const file of files) writeFileSync(file, readFileSync(file, 'utf8').replaceAll(text, 'Edited'))
  await vi.waitFor(async () => expect(await says(addresses[side], 'Edited'), log).toBe(true), PATIENCE)
})
