import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

/** The backend as a process of its own, to be killed. */
export type ChildBackend = { url: string; hasEnded(): boolean; kill(): Promise<void> }

function ready(child: ChildProcess): Promise<void> {
  const lines: string[] = []
  return new Promise((resolve, reject) => {
    if (child.stderr) createInterface({ input: child.stderr }).on('line', (line) => lines.push(line))
    if (child.stdout) {
      createInterface({ input: child.stdout }).on('line', (line) => {
        lines.push(line)
        if (line.startsWith('backend ready')) resolve()
      })
    }
    child.once('exit', (code) =>
      reject(new Error(`the backend ended (${code}): ${lines.slice(-10).join('\n')}`)),
    )
  })
}

/** Starts `src/main.ts` with the given settings and waits until it listens. */
export async function startChildBackend(environment: Record<string, string>): Promise<ChildBackend> {
  const main = fileURLToPath(new URL('../src/main.ts', import.meta.url))
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', main], {
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = once(child, 'exit')
  await ready(child)
  return {
    url: `http://127.0.0.1:${environment.BACKEND_PORT}`,
    hasEnded: () => child.exitCode !== null || child.signalCode !== null,
    async kill() {
      child.kill('SIGKILL')
      await ended
    },
  }
}
