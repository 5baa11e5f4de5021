import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { Socket } from 'node:net'
import type { Readable, Writable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { ProblemError } from '../../../platform/problem-error.ts'
import { createFrameReader, writeFrame } from './frames.ts'
import type { PictureResult, PictureWork } from './picture-work.ts'

const RETRY_AFTER_SECONDS = 3
const program = fileURLToPath(new URL('./main.ts', import.meta.url))

type Job = { resolve(bytes: Buffer | null): void; reject(error: Error): void }
type Child = ChildProcessByStdio<Writable, Readable, null>
/** Asks for a picture; null when the master is none. @throws ProblemError of the work, or `unavailable` */
export type WorkOnPicture = (work: PictureWork, bytes?: Uint8Array) => Promise<Buffer | null>

const unavailable = () =>
  new ProblemError('unavailable', 'The picture could not be made. Please try again in a moment.', {
    retryAfterSeconds: RETRY_AFTER_SECONDS,
  })

function settle(job: Job, result: PictureResult, bytes: Buffer): void {
  if (result.kind === 'made') job.resolve(bytes)
  else if (result.kind === 'none') job.resolve(null)
  else if (result.kind === 'problem') job.reject(new ProblemError(result.code, result.detail, result.extra))
  else job.reject(new Error(result.message))
}

/** An idle process holds the one that asks up no longer than its work does. */
function keepRunning(child: Child, isBusy: boolean): void {
  for (const part of [child, child.stdin, child.stdout])
    if (part === child || part instanceof Socket) isBusy ? part.ref() : part.unref()
}

/** Starts the process with the first picture, and again after it died: what it was working on is refused with `unavailable`. */
export function createPictureProcess(script = program): WorkOnPicture {
  let running: { child: Child; jobs: Map<number, Job> } | null = null
  let next = 0

  function start() {
    // no environment: what decodes strangers' pictures knows no key and no password of the shop
    const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', script], {
      env: {},
      stdio: ['pipe', 'pipe', 'inherit'],
    })
    const jobs = new Map<number, Job>()
    const own = { child, jobs }
    const end = () => {
      if (running === own) running = null
      for (const job of jobs.values()) job.reject(unavailable())
      jobs.clear()
    }
    child.once('error', end)
    child.once('close', end)
    child.stdin.on('error', end)
    child.stdout.on(
      'data',
      createFrameReader(({ head, bytes }) => {
        const { id, result } = head as { id: number; result: PictureResult }
        const job = jobs.get(id)
        jobs.delete(id)
        if (jobs.size === 0) keepRunning(child, false)
        if (job) settle(job, result, bytes)
      }),
    )
    return own
  }

  return (work, bytes) =>
    new Promise((resolve, reject) => {
      running ??= start()
      const { child, jobs } = running
      const id = next++
      jobs.set(id, { resolve, reject })
      keepRunning(child, true)
      for (const piece of writeFrame({ id, work }, bytes ?? Buffer.alloc(0))) child.stdin.write(piece)
    })
}

/** The pictures of this process are made in one other, which all features share. */
export const workOnPicture = createPictureProcess()
