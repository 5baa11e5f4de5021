import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { localNode, root } from './installation.mjs'
import { memoryEnvironment, memoryFlags } from './memory-settings.mjs'

const CLOSE_TIMEOUT_MS = 10_000
/** A program that ended is started again after this; each time twice as long, until it stayed for a while. */
const PAUSE_MS = { first: 250, longest: 5_000 }
const STAYED_MS = 30_000

/** Starts programs one after the other, passes on what they print, starts again what ended, and closes all of them together. */
export class Programs {
  #running = []
  #closing = new AbortController()
  #print
  #pause

  constructor({ print = console.log, pause = PAUSE_MS } = {}) {
    this.#print = print
    this.#pause = pause
  }

  /**
   * Starts a program and waits until it is ready; from then on it is started again when it ends.
   * `restart` runs it under Node's watcher, which starts it anew when a source changes.
   * @throws Error when it ends before it is ready
   */
  async start(given) {
    const program = { name: given.name, child: null, ended: null }
    this.#running.push(program)
    await this.#run(program, given)
    void this.#keepRunning(program, given)
  }

  /** Resolves with the program's line "<name> ready". */
  #run(program, { name, script, environment = {}, restart = false, watch = [], debuggerPort }) {
    const flags = restart
      ? [
          '--watch-preserve-output',
          ...watch.map((path) => `--watch-path=${path}`),
          ...(watch.length ? [] : ['--watch']),
        ]
      : []
    if (debuggerPort) flags.push(`--inspect=127.0.0.1:${debuggerPort}`)
    // Own process group: Ctrl-C reaches the supervisor alone, which closes the programs in order.
    const child = spawn(
      localNode,
      ['--disable-warning=ExperimentalWarning', ...memoryFlags(), ...flags, script],
      {
        cwd: root,
        env: { ...memoryEnvironment, ...process.env, ...environment },
        stdio: ['ignore', 'pipe', 'pipe'],
        detached: true,
      },
    )
    program.child = child
    program.ended = new Promise((resolve) => {
      child.once('exit', (code, signal) => resolve(signal ?? `exit ${code}`))
      child.once('error', (error) => resolve(error.message))
    })
    return new Promise((resolve, reject) => {
      createInterface({ input: child.stdout }).on('line', (line) => {
        if (line.startsWith(`${name} ready`)) resolve()
        else this.#pass(name, line)
      })
      createInterface({ input: child.stderr }).on('line', (line) => this.#pass(name, line))
      program.ended.then((how) => reject(new Error(`${name} did not start (${how}): its message is above.`)))
    })
  }

  async #keepRunning(program, given) {
    const { name } = program
    let pause = this.#pause.first
    for (let since = Date.now(); ; since = Date.now()) {
      const how = await program.ended
      if (this.#closing.signal.aborted) return
      if (Date.now() - since >= STAYED_MS) pause = this.#pause.first
      this.#print(`\n${name} ended (${how}); starting it again in ${pause / 1000} s.`)
      if (!(await this.#wait(pause))) return
      pause = Math.min(pause * 2, this.#pause.longest)
      // one that ends before it is ready comes round again
      await this.#run(program, given).then(
        () => this.#print(`${name} is ready again.`),
        () => {},
      )
    }
  }

  /** @returns false when everything is being closed meanwhile */
  #wait(ms) {
    const { signal } = this.#closing
    return new Promise((resolve) => {
      const timer = setTimeout(() => resolve(true), ms)
      signal.addEventListener('abort', () => {
        clearTimeout(timer)
        resolve(false)
      })
    })
  }

  #pass(name, line) {
    if (line.trim()) this.#print(`${name.padEnd(10)} ${line}`)
  }

  /** Closes the programs in the reverse order of their start; what does not close in time is ended. */
  async close() {
    this.#closing.abort()
    for (const { child, ended } of [...this.#running].reverse()) {
      if (!child || child.exitCode !== null || child.signalCode !== null) continue
      signal(child, 'SIGTERM')
      const timer = setTimeout(() => signal(child, 'SIGKILL'), CLOSE_TIMEOUT_MS)
      await ended
      clearTimeout(timer)
    }
  }
}

/**
 * Closes the programs and ends this process on Ctrl-C, SIGTERM, a closed terminal, or when nobody reads what it prints any more.
 * @returns the closing itself, with the exit code
 */
export function closeWithProcess(programs) {
  let closing = false
  const close = async (code) => {
    if (closing) return
    closing = true
    console.log('\nClosing …')
    await programs.close()
    console.log('Closed.')
    process.exit(code)
  }
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, () => close(0))
  // Unheard, an error of the output would end this process and leave the programs behind.
  for (const output of [process.stdout, process.stderr]) output.on('error', () => close(0))
  return close
}

function signal(child, name) {
  try {
    child.kill(name)
  } catch {
    // Already gone.
  }
}
