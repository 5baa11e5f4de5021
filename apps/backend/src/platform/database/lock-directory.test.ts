import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { lockDirectory } from './lock-directory.ts'

const directory = mkdtempSync(join(tmpdir(), 'filiera-lock-'))
afterEach(() => rmSync(directory, { recursive: true, force: true }))

/** Another process that holds the lock until it is killed. */
async function holder(): Promise<ChildProcess> {
  const script = `
    import { lockDirectory } from ${JSON.stringify(new URL('./lock-directory.ts', import.meta.url).href)}
    await lockDirectory(${JSON.stringify(directory)})
    console.log('locked')
    setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  if (child.stdout) await once(child.stdout, 'data')
  return child
}

it('refuses a second process with a clear line and is free again after kill -9', async () => {
  const child = await holder()
  await expect(lockDirectory(directory)).rejects.toThrow(
    /already in use by another Filiera process.*DATA_DIR/,
  )
  child.kill('SIGKILL')
  await once(child, 'exit')
  const unlock = await lockDirectory(directory)
  unlock()
})
