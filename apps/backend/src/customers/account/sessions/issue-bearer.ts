import type { Identity } from '../../../platform/http/identity.ts'
import { ProblemError } from '../../../platform/problem-error.ts'
import type { Services } from '../../../services.ts'
import { insertBearer } from './session.store.ts'
import { newBearer } from './token.ts'

/** A bearer handed to scripts lives 15 minutes and dies with its session (decision 17). */
const BEARER_MS = 15 * 60_000

/** A short-lived bearer for the session. */
export async function issueBearer(
  { db, clock }: Services,
  { sessionId }: Identity,
): Promise<{ token: string; expiresAt: string }> {
  const now = clock.now()
  const token = newBearer()
  const expiresAt = new Date(now.getTime() + BEARER_MS)
  const isStored = await insertBearer(db, { token, sessionId, expiresAt, now })
  if (!isStored) throw new ProblemError('not_signed_in', 'Sign in to go on.')
  return { token, expiresAt: expiresAt.toISOString() }
}
