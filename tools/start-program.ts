import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

const root = join(import.meta.dirname, '..')
/** Longest wait for a program to say that it is ready, in milliseconds; the first start of a backend seeds a catalogue. */
const START_TIMEOUT_MS = 300_000
/** Characters of its output that the error of a failed start repeats. */
const SHOWN = 3000

/** Where the programs begin, from the root of the project. */
export const mains = {
  sandbox: 'apps/sandbox/src/main.ts',
  backend: 'apps/backend/src/main.ts',
  storefront: 'apps/storefront/server/main.ts',
  console: 'apps/console/server/main.ts',
} as const

export type ProgramName = keyof typeof mains

export type StartedProgram = {
  pid: number
  hasEnded(): boolean
  /** Ends it without a word, and waits until it has. */
  kill(): Promise<void>
  /** Asks it to end, and waits until it has. @returns its exit code; null for one that was killed */
  stop(): Promise<number | null>
}

type Start = {
  /** It is ready when it says "<name> ready". */
  name: string
  script: string
  scriptArguments?: readonly string[] | undefined
  /** Flags of Node. */
  flags?: readonly string[]
  /** All of its environment. */
  environment: Readonly<Record<string, string | undefined>>
  folder?: string
  /** Is told each line that it writes. */
  hear?: (line: string) => void
  /** Kills it while it starts. */
  killed?: AbortSignal | undefined
}

/**
 * Starts a program and waits until it is ready.
 * @throws Error with the end of its output
 */
export async function startProgram(start: Start): Promise<StartedProgram> {
  const { name, script, scriptArguments = [], flags = [], environment, folder = root, hear, killed } = start
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', ...flags, script, ...scriptArguments],
    { cwd: folder, env: environment, stdio: ['ignore', 'pipe', 'pipe'] },
  )
  const ended = once(child, 'exit')
  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    child.kill(signal)
    await ended
  }
  killed?.addEventListener('abort', () => child.kill('SIGKILL'))
  let output = ''
  await new Promise<void>((resolve, reject) => {
    const late = setTimeout(() => {
      child.kill('SIGKILL')
      reject(new Error(`${name} is not ready in time:\n${output}`))
    }, START_TIMEOUT_MS)
    for (const stream of [child.stdout, child.stderr])
      createInterface({ input: stream }).on('line', (line) => {
        hear?.(line)
        output = `${output}${line}\n`.slice(-SHOWN)
        if (!line.startsWith(`${name} ready`)) return
        clearTimeout(late)
        resolve()
      })
    void ended.then(([code]) => {
      clearTimeout(late)
      reject(new Error(`${name} ended (${code}):\n${output}`))
    }, reject)
  })
  if (!child.pid) throw new Error(`${name} has no process`)
  return {
    pid: child.pid,
    hasEnded: () => child.exitCode !== null || child.signalCode !== null,
    kill: () => end('SIGKILL'),
    async stop() {
      await end('SIGTERM')
      return child.exitCode
    },
  }
}
