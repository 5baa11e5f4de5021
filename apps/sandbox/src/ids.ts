import { createHash, createHmac } from 'node:crypto'
import type { SandboxState } from './state.ts'

/** The next identifier: `prefix` and 24 characters that follow from the seed and a counter (§9: deterministic). */
export function nextId(state: SandboxState, prefix: string): string {
  state.counter += 1
  const digest = createHash('sha256').update(`${state.seed}:${state.counter}`).digest('hex')
  return `${prefix}${digest.slice(0, 24)}`
}

/** A value that cannot be guessed without the seed: form tokens, fingerprints, webhook secrets. Hexadecimal. */
export function keyed(state: SandboxState, purpose: string, value: string): string {
  return createHmac('sha256', state.seed).update(`${purpose}:${value}`).digest('hex')
}
