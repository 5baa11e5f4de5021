import { fork } from 'node:child_process'
import { join } from 'node:path'

/** Requests that come by the clock, `addresses` clients in turn. */
export type ArrivalOrder = { urls: string[]; perSecond: number; seconds: number; addresses: number }

/** What became of them: milliseconds of answers (200) and of refusals (503), and how many failed otherwise. */
export type Arrivals = { answered: number[]; refused: number[]; failed: number }

/** Sends them from a process of its own, so that this one measures nothing of their sending. */
export function arrive(order: ArrivalOrder): Promise<Arrivals> {
  const child = fork(join(import.meta.dirname, 'arrivals-process.ts'), { serialization: 'advanced' })
  return new Promise((resolve, reject) => {
    child.once('message', (message) => resolve(message as Arrivals))
    child.once('exit', (code) => reject(new Error(`the process of arrivals ended (${code})`)))
    child.send(order)
  })
}
