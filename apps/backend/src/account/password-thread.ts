import { parentPort } from 'node:worker_threads'
import { hashSync, verifySync } from '@node-rs/argon2'
import { lowerThread } from '../low-priority.ts'

/** argon2id as OWASP asks: 19 MiB, two passes. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** A password to hash, or to hold against a stored hash. */
export type PasswordWork = { password: string; stored?: string }
export type PasswordResult = { value: string | boolean } | { error: string }

/** The thread behind {@link createPasswords}: one piece of work after the other, below the priority of the shop. */
function work({ password, stored }: PasswordWork): PasswordResult {
  try {
    return { value: stored === undefined ? hashSync(password, COST) : verifySync(stored, password) }
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) }
  }
}

lowerThread()
parentPort?.on('message', (message: PasswordWork) => parentPort?.postMessage(work(message)))
