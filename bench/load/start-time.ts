import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../tools/free-ports.ts'
import { type Figure, round } from '../figure.ts'

const root = join(import.meta.dirname, '../..')

/** Runs `npm start` until it says "Ready", then ends it. @returns seconds until ready, and what it printed */
async function startOnce(
  folder: string,
  environment: Readonly<Record<string, string>>,
): Promise<{ seconds: number; output: string }> {
  const started = performance.now()
  const child = spawn('npm', ['start'], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: undefined, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  await new Promise<void>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk
      if (/^Ready in/m.test(output)) resolve()
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.once('exit', () => reject(new Error(`npm start ended:\n${output}`)))
  })
  const seconds = (performance.now() - started) / 1000
  child.kill('SIGTERM')
  await once(child, 'exit')
  return { seconds, output }
}

/** `npm start` of a clean clone and once more: seconds, megabytes without the Node binary, packages. */
export async function measureStart(): Promise<Figure[]> {
  const parent = mkdtempSync(join(tmpdir(), 'filiera-clone-'))
  const folder = join(parent, 'filiera')
  spawnSync('git', ['clone', '--quiet', root, folder])
  const names = [
    'STOREFRONT_PORT',
    'CONSOLE_PORT',
    'BACKEND_PORT',
    'SANDBOX_PORT',
    'TOKENISER_PORT',
    'SANDBOX_SMTP_PORT',
  ]
  const ports = await Promise.all(names.map(freePort))
  const environment = Object.fromEntries(names.map((name, index) => [name, String(ports[index])]))
  const first = await startOnce(folder, environment)
  const second = await startOnce(folder, environment)
  const installed = Number(/Packages installed in ([\d.]+) s/.exec(first.output)?.[1] ?? 0)
  const kilobytes = (path: string) =>
    Number(spawnSync('du', ['-sk', path], { encoding: 'utf8' }).stdout.split('\t')[0] ?? 0)
  const modules = join(folder, 'node_modules')
  const nodeBinary = kilobytes(join(modules, 'node')) + spawnedNode(modules, kilobytes)
  const packages = Object.keys(
    JSON.parse(readFileSync(join(modules, '.package-lock.json'), 'utf8')).packages,
  ).length
  const megabytes = round((kilobytes(modules) - nodeBinary) / 1024, 0)
  rmSync(parent, { recursive: true, force: true })
  const afterInstall = round(first.seconds - installed, 1)
  return [
    {
      name: 'npm start of a clean clone: seconds after the packages are installed',
      unit: 's',
      limit: 120,
      value: afterInstall,
      runs: [afterInstall],
      detail: { 'install s': installed, 'in all s': round(first.seconds, 1) },
    },
    {
      name: 'second npm start',
      unit: 's',
      limit: 5,
      value: round(second.seconds, 1),
      runs: [round(second.seconds, 1)],
    },
    {
      name: 'installed by npm start, without the Node binary',
      unit: 'MB',
      limit: 350,
      value: megabytes,
      runs: [megabytes],
      detail: { packages },
    },
  ]
}

/** Other copies of the Node binary below node_modules (its platform package). */
function spawnedNode(modules: string, kilobytes: (path: string) => number): number {
  const found = spawnSync(
    'find',
    [modules, '-maxdepth', '2', '-name', 'node-*-*', '-path', '*node_modules/node-*'],
    { encoding: 'utf8' },
  )
    .stdout.split('\n')
    .filter(Boolean)
  return found.reduce((sum, path) => sum + kilobytes(path), 0)
}
