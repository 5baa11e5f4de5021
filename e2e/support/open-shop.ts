import { execFile } from 'node:child_process'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { freePorts } from '../../tools/free-ports.ts'
import { mains, type ProgramName, type StartedProgram, startProgram } from '../../tools/start-program.ts'

const root = join(import.meta.dirname, '../..')

/** The programs decide for themselves how they are built. */
const withSettings = (settings: Readonly<Record<string, string>>) => ({
  ...process.env,
  NODE_ENV: undefined,
  ...settings,
})

/**
 * Starts a program of the shop.
 * @param hear is told each line that it writes
 * @throws Error with the end of its output
 */
export const startOne = (
  name: ProgramName,
  settings: Readonly<Record<string, string>>,
  hear?: (line: string) => void,
): Promise<StartedProgram> =>
  startProgram({ name, script: mains[name], environment: withSettings(settings), ...(hear && { hear }) })

/** Makes a folder with the catalogue, for shops to start from copies of it. @throws Error with what the program said */
export async function seedFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'filiera-seed-'))
  try {
    await promisify(execFile)(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', 'apps/backend/src/seed/main.ts'],
      { cwd: root, env: withSettings({ DATA_DIR: folder }) },
    )
    return folder
  } catch (error) {
    await rm(folder, { recursive: true, force: true })
    throw error
  }
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
  seeded?: Promise<string>,
): Promise<OpenedShop> {
  const folder = await mkdtemp(join(tmpdir(), 'filiera-e2e-'))
  const environment = { ...(await environmentIn(folder)), ...(seeded && { SEED: 'none' }), ...settings }
  const running: StartedProgram[] = []
  const start = async (name: ProgramName) => void running.push(await startOne(name, environment))
  const stop = async () => {
    for (const program of running.reverse()) await program.stop()
    await rm(folder, { recursive: true, force: true })
  }
  // neither needs the catalogue to start
  const others = Promise.allSettled([start('sandbox'), start('storefront')])
  const backend = async () => {
    if (seeded) await cp(await seeded, folder, { recursive: true })
    await others
    await start('backend')
  }
  const started = [...(await Promise.allSettled([backend()])), ...(await others)]
  for (const program of started) {
    if (program.status === 'fulfilled') continue
    await stop()
    throw program.reason
  }
  return { environment, stop }
}
