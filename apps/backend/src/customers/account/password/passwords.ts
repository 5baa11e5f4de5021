import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { createGate } from '../../../platform/gate.ts'

/** argon2id as OWASP asks: 19 MiB, two passes. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Each takes a core and 19 MiB for some 40 ms: at most two at a time, and one core always stays free for the shop. */
const AT_ONCE = Math.max(1, Math.min(2, availableParallelism() - 1))
const QUEUE = 50
/** Hash of a password that nobody has: an unknown e-mail costs the same time as a wrong password. */
const NOBODY =
  '$argon2id$v=19$m=19456,t=2,p=1$3Nq5RsCUo4df2XyC/UADLQ$AC1X3E06IFw3a7HUor9TIQeUARf1oHV7LXiJPVT0DW0'

export type Passwords = {
  hash(password: string): Promise<string>
  /** Whether the password is that of the hash; null (nobody's) is always false and takes as long. */
  verify(stored: string | null, password: string): Promise<boolean>
}

/** The same characters typed on another keyboard are the same password (NIST SP 800-63B). */
const normalise = (password: string) => password.normalize('NFKC')

/** Hashes and checks passwords, a few at a time, beside the thread that answers. */
export function createPasswords(): Passwords {
  const gate = createGate(AT_ONCE, QUEUE, 'Many people are signing in. Please try again in a moment.')
  return {
    hash: (password) => gate(() => hash(normalise(password), COST)),
    async verify(stored, password) {
      const matches = await gate(() => verify(stored ?? NOBODY, normalise(password)))
      return stored !== null && matches
    },
  }
}
