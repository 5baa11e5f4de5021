import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

const programs = {
  backend: { main: '../src/main.ts', port: 'BACKEND_PORT' },
  storefront: { main: '../../storefront/server/main.ts', port: 'STOREFRONT_PORT' },
} as const

/** A program of the shop as a process of its own, to be killed. */
export type Child = {
  url: string
  hasEnded(): boolean
  kill(): Promise<void>
  /** Asks it to end, and waits until it has. @returns its exit code */
  stop(): Promise<number | null>
}

function ready(name: string, child: ChildProcess): Promise<void> {
  const lines: string[] = []
  return new Promise((resolve, reject) => {
    if (child.stderr) createInterface({ input: child.stderr }).on('line', (line) => lines.push(line))
    if (child.stdout) {
      createInterface({ input: child.stdout }).on('line', (line) => {
        lines.push(line)
        if (line.startsWith(`${name} ready`)) resolve()
      })
    }
    child.once('exit', (code) =>
      reject(new Error(`the ${name} ended (${code}): ${lines.slice(-10).join('\n')}`)),
    )
  })
}

/**
 * Starts a program from its sources with the given settings and waits until it listens.
 * @param killed kills it while it starts
 */
export async function startChild(
  name: keyof typeof programs,
  environment: Record<string, string>,
  killed?: AbortSignal,
): Promise<Child> {
  const { main, port } = programs[name]
  const script = fileURLToPath(new URL(main, import.meta.url))
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', script], {
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = once(child, 'exit')
  killed?.addEventListener('abort', () => child.kill('SIGKILL'))
  await ready(name, child)
  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    child.kill(signal)
    await ended
  }
  return {
    url: `http://127.0.0.1:${environment[port]}`,
    hasEnded: () => child.exitCode !== null || child.signalCode !== null,
    kill: () => end('SIGKILL'),
    async stop() {
      await end('SIGTERM')
      return child.exitCode
    },
  }
}
