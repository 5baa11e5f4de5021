import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildConsole } from '../build-console.mjs'
import { buildStorefront } from '../build-storefront.mjs'
import { freePorts } from '../free-ports.ts'
import { root } from '../installation.mjs'
import { startProgram } from '../start-program.ts'
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
  const program = await startProgram({
    name,
    script: 'deploy/run.mjs',
    scriptArguments: [name],
    folder: tree,
    environment: { ...process.env, NODE_ENV: undefined, ...environment },
  })
  try {
    const { status } = await fetch(`http://127.0.0.1:${port}/readyz`)
    return { status, exit: await program.stop() }
  } finally {
    await program.kill()
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
