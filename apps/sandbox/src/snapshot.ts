import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { emptyMangopay } from './mangopay/types.ts'
import { emptyState, type SandboxState } from './state.ts'
import { emptyStripe } from './stripe/types.ts'

const record = z.record(z.string(), z.unknown())
const shape = z.looseObject({
  version: z.literal(1),
  seed: z.string(),
  counter: z.int(),
  clockOffsetMs: z.number(),
  tasks: z.array(z.unknown()),
  deliveries: record,
  mail: z.array(z.unknown()),
  mangopay: record,
  stripe: record,
})
const snapshot = z.custom<SandboxState>((value) => shape.safeParse(value).success)

const shortestWaitMs = 300
/** After a write that failed, e.g. on a full disk. */
const retryMs = 5000
/** A big world is written less often: writing takes at most a twentieth of the time. */
const waitPerWrite = 20

/** Keeps the state in one JSON file, written whole and renamed, so a crash leaves the last good one. */
export interface Snapshot {
  state: SandboxState
  changed(): void
  write(): void
}

/** Opens `dataDir/sandbox.json`; without a directory the state lives in memory only. Throws on an unreadable file. */
export function openSnapshot(dataDir: string | undefined, seed: string | undefined): Snapshot {
  if (dataDir === undefined) return { state: emptyState(seed), changed: () => {}, write: () => {} }
  const file = join(dataDir, 'sandbox.json')
  mkdirSync(dataDir, { recursive: true })
  const state = read(file) ?? emptyState(seed)
  let timer: NodeJS.Timeout | undefined
  let waitMs = shortestWaitMs
  const write = () => {
    clearTimeout(timer)
    timer = undefined
    const started = performance.now()
    writeFileSync(`${file}.new`, JSON.stringify(state))
    renameSync(`${file}.new`, file)
    waitMs = Math.max(shortestWaitMs, (performance.now() - started) * waitPerWrite)
  }
  let isFailing = false
  const save = () => {
    try {
      write()
      isFailing = false
    } catch (error) {
      if (!isFailing)
        console.error(`the state is not saved: ${error instanceof Error ? error.message : error}`)
      isFailing = true
      timer = setTimeout(save, retryMs)
    }
  }
  const changed = () => {
    timer ??= setTimeout(save, waitMs)
  }
  return { state, write, changed }
}

function read(file: string): SandboxState | undefined {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
  const parsed = snapshot.safeParse(parseJson(text))
  if (!parsed.success)
    throw new Error(`${file} is not a snapshot of this version: move it away and start again`)
  // A world of an earlier version has no place yet for what was added since.
  const { mangopay, stripe, ...rest } = parsed.data
  return {
    ...rest,
    mangopay: { ...emptyMangopay(), ...mangopay },
    stripe: { ...emptyStripe(), ...stripe },
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
