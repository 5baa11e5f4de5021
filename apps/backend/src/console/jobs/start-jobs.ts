import { setTimeout as pause } from 'node:timers/promises'
import { runWorker, type Worker } from '../../platform/outbox/run-worker.ts'
import { type JobServices, workOnJobs } from './work-on-jobs.ts'

/** How often jobs are looked for when nobody notifies the worker, in milliseconds. */
const JOBS_POLL_MS = 1_000

/** Carries jobs on, step by step. After each one it rests as long as it worked, so that the shop has half of the machine. */
export function startJobs(services: JobServices, onError: (error: unknown) => void): Worker {
  const jobs: Worker = runWorker(
    async () => {
      const began = performance.now()
      if (!(await workOnJobs(services))) return
      await pause(performance.now() - began)
      jobs.notify()
    },
    JOBS_POLL_MS,
    onError,
  )
  return jobs
}
