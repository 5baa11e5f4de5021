import { setTimeout as pause } from 'node:timers/promises'
import { runWorker, type Worker } from '../../platform/outbox/run-worker.ts'
import { type JobServices, workOnJobs } from './work-on-jobs.ts'

/** How often jobs are looked for when nobody notifies the worker, in milliseconds. */
const JOBS_POLL_MS = 1_000

/** Rest after a step, in times of its length: while a job changes products, the shop has three quarters of the machine. */
const REST = { trying: 1, running: 3 }

/** Carries jobs on, step by step. */
export function startJobs(services: JobServices, onError: (error: unknown) => void): Worker {
  const jobs: Worker = runWorker(
    async () => {
      const began = performance.now()
      const done = await workOnJobs(services)
      if (!done) return
      await pause(REST[done] * (performance.now() - began))
      jobs.notify()
    },
    JOBS_POLL_MS,
    onError,
  )
  return jobs
}
