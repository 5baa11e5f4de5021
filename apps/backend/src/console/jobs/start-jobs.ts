import { setTimeout as pause } from 'node:timers/promises'
import { runWorker, type Worker } from '../../platform/outbox/run-worker.ts'
import { type JobServices, workOnJobs } from './work-on-jobs.ts'

/** How often jobs are looked for when nobody notifies the worker, in milliseconds. */
const JOBS_POLL_MS = 1_000

/** Rest after a step, in times of its length: the shop has two thirds of the machine. */
const REST = 2

/** Carries jobs on, step by step. */
export function startJobs(services: JobServices, onError: (error: unknown) => void): Worker {
  const jobs: Worker = runWorker(
    async () => {
      const began = performance.now()
      if (!(await workOnJobs(services))) return
      await pause(REST * (performance.now() - began))
      jobs.notify()
    },
    JOBS_POLL_MS,
    onError,
  )
  return jobs
}
