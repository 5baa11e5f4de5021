import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildConsole } from '../build-console.mjs'
import { buildStorefront } from '../build-storefront.mjs'
import { freePorts } from '../free-ports.ts'
import { root } from '../installation.mjs'
import { writeTree } from './tree.mjs'

const parent = mkdtempSync(join(tmpdir(), 'filiera-tree-'))
const tree = join(parent, 'tree')
beforeAll(async () => {
  await Promise.all([buildStorefront(), buildConsole()])
  writeTree(root, tree, 'link')
})
afterAll(() => rmSync(parent, { recursive: true, force: true }))

/** Starts a program of the tree, asks whether it is ready, and ends it. @returns its answer and how it ended */
async function runProgram(name: string, port: number | undefined, environment: Record<string, string>) {
  const { NODE_ENV: _, ...inherited } = process.env
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'deploy/run.mjs', name], {
    cwd: tree,
    env: { ...inherited, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let log = ''
  child.stderr.on('data', (chunk) => {
    log += chunk
  })
  const ended = once(child, 'exit')
  try {
    await new Promise<void>((resolve, reject) => {
      createInterface({ input: child.stdout }).on(
        'line',
        (line) => line.startsWith(`${name} ready`) && resolve(),
      )
      child.once('exit', () => reject(new Error(log)))
    })
    const { status } = await fetch(`http://127.0.0.1:${port}/readyz`)
    child.kill('SIGTERM')
    return { status, exit: (await ended)[0] }
  } finally {
    child.kill('SIGKILL')
  }
}

it('holds all that the three programs need', async () => {
  const [backend, storefront, sellers] = await freePorts(3)
  const environment = {
    SEED: 'none',
    DATA_DIR: join(parent, 'data'),
    BACKEND_PORT: String(backend),
    STOREFRONT_PORT: String(storefront),
    CONSOLE_PORT: String(sellers),
  }
  const outcomes = await Promise.all([
    runProgram('backend', backend, environment),
    runProgram('storefront', storefront, environment),
    runProgram('console', sellers, environment),
  ])
  for (const outcome of outcomes) expect(outcome).toEqual({ status: 200, exit: 0 })
})
