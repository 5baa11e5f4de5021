import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { freePorts } from '../../tools/free-ports.ts'

const root = join(import.meta.dirname, '../..')
/** Longest wait for a program to say that it is ready, in milliseconds; the first start seeds a catalogue. */
const START_TIMEOUT_MS = 300_000

function runScript(script: string, environment: Record<string, string>) {
  return spawn(process.execPath, ['--disable-warning=ExperimentalWarning', script], {
    cwd: root,
    env: { ...process.env, NODE_ENV: undefined, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

/**
 * Starts a program of the shop and waits for its line "<name> ready".
 * @param hear is told each line that it writes
 * @throws Error with the end of its output
 */
export async function startProgram(
  name: string,
  environment: Record<string, string>,
  hear: (line: string) => void = () => {},
): Promise<ChildProcess> {
  const folder = name === 'storefront' || name === 'console' ? 'server' : 'src'
  const script = `apps/${name}/${folder}/main.ts`
  const child = runScript(script, environment)
  let output = ''
  const keep = (line: string) => {
    output = `${output}${line}\n`.slice(-3000)
    hear(line)
  }
  createInterface({ input: child.stderr }).on('line', keep)
  await new Promise<void>((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error(`${name} is not ready in time:\n${output}`)),
      START_TIMEOUT_MS,
    )
    createInterface({ input: child.stdout }).on('line', (line) => {
      keep(line)
      if (line.startsWith(`${name} ready`)) resolve()
    })
    child.once('exit', (code) => reject(new Error(`${name} ended (${code}):\n${output}`)))
    void once(child, 'exit').then(() => clearTimeout(timer))
  })
  return child
}

/** Ends a program and waits until it has. */
export async function stopProgram(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
}

/** Makes a folder with the catalogue, for shops to start from copies of it. @throws Error with what the program said */
export async function seedFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'filiera-seed-'))
  const child = runScript('apps/backend/src/seed/main.ts', { DATA_DIR: folder })
  const output: string[] = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => output.push(String(chunk)))
  const [code] = await once(child, 'close')
  if (code === 0) return folder
  await rm(folder, { recursive: true, force: true })
  throw new Error(`the catalogue was not made (${code}):\n${output.join('').slice(-3000)}`)
}

export type OpenedShop = { environment: Record<string, string>; stop(): Promise<void> }

/** Settings of the three programs on free ports, with a folder of their own. */
async function environmentIn(folder: string): Promise<Record<string, string>> {
  const [storefrontPort, backendPort, sandboxPort, tokeniserPort, smtpPort] = await freePorts(5)
  const shop = `http://localhost:${storefrontPort}`
  const sandbox = `http://localhost:${sandboxPort}`
  const tokeniser = `http://localhost:${tokeniserPort}`
  return {
    DATA_DIR: folder,
    SANDBOX_DATA_DIR: join(folder, 'sandbox'),
    STOREFRONT_PORT: String(storefrontPort),
    BACKEND_PORT: String(backendPort),
    SANDBOX_PORT: String(sandboxPort),
    TOKENISER_PORT: String(tokeniserPort),
    SANDBOX_SMTP_PORT: String(smtpPort),
    PUBLIC_URL: shop,
    BACKEND_URL: `http://127.0.0.1:${backendPort}`,
    BACKEND_PUBLIC_URL: `http://127.0.0.1:${backendPort}`,
    SANDBOX_URL: sandbox,
    SANDBOX_PUBLIC_URL: sandbox,
    TOKENISER_PUBLIC_URL: tokeniser,
    TOKENISER_ORIGINS: tokeniser,
    PAYMENT_ORIGINS: sandbox,
    SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
  }
}

/**
 * Starts sandbox, backend and storefront (as it was built) with a folder and a catalogue of their own.
 * @param seeded a folder with the catalogue, which is copied; without it the backend makes one
 */
export async function openShop(
  settings: Readonly<Record<string, string>> = {},
  seeded?: string,
): Promise<OpenedShop> {
  const folder = await mkdtemp(join(tmpdir(), 'filiera-e2e-'))
  if (seeded) await cp(seeded, folder, { recursive: true })
  const environment = { ...(await environmentIn(folder)), ...(seeded && { SEED: 'none' }), ...settings }
  const running: ChildProcess[] = []
  const stop = async () => {
    for (const child of running.reverse()) await stopProgram(child)
    await rm(folder, { recursive: true, force: true })
  }
  try {
    for (const name of ['sandbox', 'backend', 'storefront']) {
      running.push(await startProgram(name, environment))
    }
  } catch (error) {
    await stop()
    throw error
  }
  return { environment, stop }
}
