import type { SandboxState } from './state.ts'
import type { Task, TaskKind } from './task.ts'

export type TaskHandlers = Record<TaskKind, (id: string) => void | Promise<void>>

const longestTimerMs = 3_600_000
/** How long closing waits for listeners; what is not delivered by then is delivered after the next start. */
const patienceMs = 1000

/** The time underneath: the system's, or one that a test moves. */
export type Time = {
  now(): number
  /** Calls back after `ms`; a time that never does leaves due work to `runDue`. @returns how to call it off */
  after(ms: number, callback: () => void): () => void
}

const systemTime: Time = {
  now: () => Date.now(),
  after(ms, callback) {
    const timer = setTimeout(callback, ms)
    return () => clearTimeout(timer)
  },
}

/** The virtual clock and the work hanging on it. `nowMs` is the time underneath plus whatever `advance` added. */
export class Schedule {
  private readonly state: SandboxState
  private readonly onChange: () => void
  private handlers: TaskHandlers | undefined
  private disarm = () => {}
  private readonly time: Time
  private armedFor = Number.POSITIVE_INFINITY
  private advancing: Promise<void> = Promise.resolve()
  private readonly running = new Set<Promise<void>>()
  private closed = false

  constructor(state: SandboxState, onChange: () => void, time: Time = systemTime) {
    this.state = state
    this.onChange = onChange
    this.time = time
  }

  /** Connects the tasks with what they do, takes up deliveries a stop interrupted, and starts the timer. */
  start(handlers: TaskHandlers): void {
    this.handlers = handlers
    const { tasks, deliveries, deliveryControl } = this.state
    const known = new Set([
      ...tasks.map((task) => task.id),
      ...deliveryControl.held,
      ...deliveryControl.reorder.held,
    ])
    for (const id of Object.keys(deliveries)) if (!known.has(id)) this.add('deliver', id)
    this.arm()
  }

  nowMs(): number {
    return this.time.now() + this.state.clockOffsetMs
  }

  /** Unix seconds, as both providers write times. */
  nowSeconds(): number {
    return Math.floor(this.nowMs() / 1000)
  }

  /** Adds a task; a moment in the past means now. */
  add(kind: TaskKind, id: string, at: number = this.nowMs()): void {
    this.state.tasks.push({ at, kind, id })
    if (at < this.armedFor) this.arm()
  }

  /** Does the work of a task at once, outside the queue. */
  runNow(kind: TaskKind, id: string): Promise<void> {
    return this.run({ at: this.nowMs(), kind, id })
  }

  /** Forgets the tasks of this kind for this object. */
  cancel(kind: TaskKind, id: string): void {
    this.state.tasks = this.state.tasks.filter((task) => task.kind !== kind || task.id !== id)
  }

  /** Moves the clock forward by `ms`, stopping at every task on the way and waiting for its work. */
  advance(ms: number): Promise<void> {
    this.advancing = this.advancing.then(() => this.step(this.nowMs() + ms))
    return this.advancing
  }

  /** Waits for the work under way (hook deliveries included). */
  async settled(): Promise<void> {
    await this.advancing
    while (this.running.size > 0) await Promise.all(this.running)
  }

  /** Stops the timer and waits a moment for the work under way. */
  async close(): Promise<void> {
    this.closed = true
    this.disarm()
    let patience: NodeJS.Timeout | undefined
    const enough = new Promise<void>((resolve) => {
      patience = setTimeout(resolve, patienceMs)
    })
    await Promise.race([this.settled(), enough])
    clearTimeout(patience)
  }

  /** Gives up what `advance` added. Work planned for the skipped time waits for it again. */
  backToReal(): void {
    this.state.clockOffsetMs = 0
    this.arm()
  }

  private async step(target: number): Promise<void> {
    for (;;) {
      const next = this.earliest()
      if (next > target) break
      this.setNow(Math.max(next, this.nowMs()))
      this.runDue()
      await Promise.all(this.running)
    }
    await Promise.all(this.running)
    this.setNow(Math.max(target, this.nowMs()))
    this.onChange()
    this.arm()
  }

  private setNow(nowMs: number): void {
    this.state.clockOffsetMs = nowMs - this.time.now()
  }

  /** Begins everything that is due by now. */
  runDue(): void {
    const now = this.nowMs()
    const due = this.state.tasks.filter((task) => task.at <= now).sort((a, b) => a.at - b.at)
    if (due.length === 0) return
    this.state.tasks = this.state.tasks.filter((task) => task.at > now)
    for (const task of due) this.run(task)
  }

  private earliest(): number {
    return this.state.tasks.reduce((earliest, task) => Math.min(earliest, task.at), Number.POSITIVE_INFINITY)
  }

  private run(task: Task): Promise<void> {
    const work = this.attempt(task).finally(() => {
      this.running.delete(work)
      this.onChange()
    })
    this.running.add(work)
    return work
  }

  private async attempt({ kind, id }: Task): Promise<void> {
    try {
      await this.handlers?.[kind](id)
    } catch (error) {
      console.error(`sandbox: ${kind} ${id} failed`, error)
    }
  }

  private arm(): void {
    this.disarm()
    this.armedFor = Number.POSITIVE_INFINITY
    if (this.closed || !this.handlers || this.state.tasks.length === 0) return
    const next = this.earliest()
    this.armedFor = next
    const waitMs = Math.min(Math.max(next - this.nowMs(), 0), longestTimerMs)
    this.disarm = this.time.after(waitMs, () => {
      this.runDue()
      this.arm()
    })
  }
}
