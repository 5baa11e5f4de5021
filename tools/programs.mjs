import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { localNode, root } from './installation.mjs'

const CLOSE_TIMEOUT_MS = 10_000

/** Starts programs one after the other, passes on what they print and closes all of them together. */
export class Programs {
  #running = []
  #closing = false

  /**
   * Starts a program and waits for its line "<name> ready".
   * `restart` runs it under Node's watcher, which starts it anew when a source changes.
   */
  start({ name, script, environment = {}, restart = false, watch = [] }) {
    const flags = restart
      ? [
          '--watch-preserve-output',
          ...watch.map((path) => `--watch-path=${path}`),
          ...(watch.length ? [] : ['--watch']),
        ]
      : []
    // Own process group: Ctrl-C reaches the supervisor alone, which closes the programs in order.
    const child = spawn(localNode, ['--disable-warning=ExperimentalWarning', ...flags, script], {
      cwd: root,
      env: { ...process.env, ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    })
    const program = { name, child, ended: new Promise((resolve) => child.once('exit', resolve)) }
    this.#running.push(program)
    return new Promise((resolve, reject) => {
      createInterface({ input: child.stdout }).on('line', (line) => {
        if (line.startsWith(`${name} ready`)) resolve(line.slice(name.length + 7))
        else print(name, line)
      })
      createInterface({ input: child.stderr }).on('line', (line) => print(name, line))
      child.once('exit', (code) => {
        reject(new Error(`${name} did not start (exit ${code}): its message is above.`))
        if (!this.#closing) this.#onUnexpectedEnd(name, code)
      })
    })
  }

  /** Called when a program ends by itself after it was ready. */
  onEnd = () => {}

  #onUnexpectedEnd(name, code) {
    this.onEnd(name, code)
  }

  /** Closes the programs in the reverse order of their start; what does not close in time is ended. */
  async close() {
    this.#closing = true
    for (const { child, ended } of [...this.#running].reverse()) {
      if (child.exitCode !== null || child.signalCode !== null) continue
      signal(child, 'SIGTERM')
      const timer = setTimeout(() => signal(child, 'SIGKILL'), CLOSE_TIMEOUT_MS)
      await ended
      clearTimeout(timer)
    }
  }
}

function signal(child, name) {
  try {
    child.kill(name)
  } catch {
    // Already gone.
  }
}

function print(name, line) {
  if (line.trim()) console.log(`${name.padEnd(10)} ${line}`)
}
