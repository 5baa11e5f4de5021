import { Worker } from 'node:worker_threads'
import { ProblemError } from '../problem-error.ts'
import type { PasswordResult, PasswordWork } from './password-thread.ts'

const RETRY_AFTER_SECONDS = 3

type Job = { resolve(value: string | boolean): void; reject(error: Error): void }
type Thread = { worker: Worker; job: Job | null }

/**
 * Threads that hash. The caller never has more work under way than there are threads.
 * @returns does one piece of work; @throws ProblemError `unavailable` when its thread dies, whose place another one takes
 */
export function createPasswordThreads(script = new URL('./password-thread.ts', import.meta.url)) {
  const idle: Thread[] = []

  function start(): Thread {
    const thread: Thread = { worker: new Worker(script), job: null }
    thread.worker.on('message', (result: PasswordResult) => {
      const job = thread.job
      thread.job = null
      // an idle thread holds no process up
      thread.worker.unref()
      idle.push(thread)
      if ('value' in result) job?.resolve(result.value)
      else job?.reject(new Error(result.error))
    })
    thread.worker.on('error', () => {})
    thread.worker.once('exit', () => {
      const place = idle.indexOf(thread)
      if (place >= 0) idle.splice(place, 1)
      thread.job?.reject(
        new ProblemError('unavailable', 'Please try again in a moment.', {
          retryAfterSeconds: RETRY_AFTER_SECONDS,
        }),
      )
    })
    return thread
  }

  return (work: PasswordWork): Promise<string | boolean> =>
    new Promise((resolve, reject) => {
      const thread = idle.pop() ?? start()
      thread.job = { resolve, reject }
      thread.worker.ref()
      thread.worker.postMessage(work)
    })
}
