import { AsyncLocalStorage } from 'node:async_hooks'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Random } from './random.ts'

/** The process ended in the middle: whoever waited for it gets a broken connection. */
export class Crashed extends Error {}

/** What the process under test was working on: the kind of message it had got. */
export type Kind = string
/** Where it was: before a statement, after a commit, before or after a provider's call. */
export type Point = string

type Waiting = { point: Point; needsConnection: boolean; go(): void }
type Task = {
  kind: Kind
  waiting: Waiting[]
  /** Statements and calls under way: it will be heard of. */
  busy: number
  isOver: boolean
  fail(error: Error): void
  /** Something changed that the scheduler may be waiting for. */
  hear(): void
}

/** A crash that is to happen: the n-th time that a task of this kind comes to this point. */
export type PlannedCrash = { kind: Kind; point: Point; occurrence: number }

export type SchedulerOptions = {
  random: Random
  crashes: readonly PlannedCrash[]
  /** How likely a crash is at each gate besides the planned ones. */
  crashChance: number
  /** Whether the one connection of the database is in the hands of a task. */
  isConnectionTaken(): boolean
  /** Called at the crash, after every task was abandoned. */
  onCrash(): Promise<void>
  note(line: string): void
}

/** Turns of the event loop after which a task that nobody hears of waits for another one. */
const PATIENCE_TURNS = 40

const current = new AsyncLocalStorage<Task>()

/**
 * Runs the work of the process under test, one task at a time from one gate to the next, in an order that the seed decides.
 * A crash abandons every task exactly where it stands: its gate never opens again.
 */
export function createScheduler({
  random,
  crashes,
  crashChance,
  isConnectionTaken,
  onCrash,
  note,
}: SchedulerOptions) {
  let tasks: Task[] = []
  const passed = new Map<string, number>()
  const wanted = [...crashes]
  let heard: (() => void) | null = null
  const crashedAt: string[] = []
  let isCalm = false
  const hear = () => {
    heard?.()
    heard = null
  }

  /** Waits until the task stands at a gate, has ended, or waits for another task. */
  async function settle(task: Task): Promise<void> {
    for (let turns = 0; turns < PATIENCE_TURNS; ) {
      if (task.isOver || task.waiting.length > 0) return
      if (task.busy > 0) {
        await new Promise<void>((resolve) => {
          heard = resolve
        })
        turns = 0
      } else {
        await nextTurn()
        turns += 1
      }
    }
  }

  async function crash(task: Task, point: Point): Promise<void> {
    note(`crash: ${task.kind} at ${point}`)
    crashedAt.push(`${task.kind} | ${point}`)
    const abandoned = tasks
    tasks = []
    await onCrash()
    for (const one of abandoned) {
      one.isOver = true
      one.fail(new Crashed(`the process ended at ${point}`))
    }
  }

  /** Whether a planned crash is due here. */
  function isDoomed(kind: Kind, point: Point): boolean {
    const pair = `${kind} | ${point}`
    const times = (passed.get(pair) ?? 0) + 1
    passed.set(pair, times)
    const at = wanted.findIndex((one) => one.kind === kind && one.point === point && one.occurrence <= times)
    if (at < 0) return point !== 'start' && !isCalm && crashChance > 0 && random.chance(crashChance)
    wanted.splice(at, 1)
    return true
  }

  return {
    crashedAt,
    /** Every pair of message and point that was passed. */
    passed,
    /** No crash by chance from here on. */
    calmDown() {
      isCalm = true
    },
    hasTasks: () => tasks.length > 0,
    /** Work of the process begins; its promise ends with its outcome, or with Crashed. */
    spawn<T>(kind: Kind, work: () => Promise<T>): Promise<T> {
      return new Promise<T>((resolve, reject) => {
        const task: Task = { kind, waiting: [], busy: 0, isOver: false, fail: reject, hear }
        tasks.push(task)
        const end = (settleWith: () => void) => {
          if (task.isOver) return
          task.isOver = true
          tasks = tasks.filter((one) => one !== task)
          settleWith()
          hear()
        }
        current.run(task, () => {
          pass('start')
            .then(work)
            .then(
              (value) => end(() => resolve(value)),
              (error: Error) => end(() => reject(error)),
            )
        })
      })
    },
    /** One step of one task, or the crash planned for where it stands. @returns false when no task can go on */
    async step(): Promise<boolean> {
      const ready = tasks.filter(({ waiting }) => {
        const first = waiting[0]
        return first && !(first.needsConnection && isConnectionTaken())
      })
      if (ready.length === 0) return false
      const task = random.pick(ready)
      const { point, go } = task.waiting.shift() as Waiting
      if (isDoomed(task.kind, point)) {
        await crash(task, point)
        return true
      }
      go()
      await settle(task)
      return true
    },
  }
}

/** Stands still until the scheduler says go; outside of a task there is nothing to wait for. */
export function pass(point: Point, needsConnection = false): Promise<void> {
  const task = current.getStore()
  if (!task) return Promise.resolve()
  return new Promise<void>((resolve) => {
    if (task.isOver) return
    task.waiting.push({ point, needsConnection, go: resolve })
    task.hear()
  })
}

/** Marks real work of a task (a statement, a call of the sandbox) that will come back. */
export async function busyWith<T>(work: () => Promise<T>): Promise<T> {
  const task = current.getStore()
  if (!task) return work()
  task.busy += 1
  try {
    return await work()
  } finally {
    task.busy -= 1
    task.hear()
  }
}
