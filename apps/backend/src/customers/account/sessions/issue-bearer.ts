import type { Identity } from '../../../platform/identity.ts'
import { ProblemError } from '../../../platform/problem-error.ts'
import type { Services } from '../../../services.ts'
import { insertBearer } from './session.store.ts'
import { isBearer, newBearer } from './token.ts'

/** A bearer handed to scripts lives 15 minutes and dies with its session (decision 17). */
const BEARER_MS = 15 * 60_000

const signIn = () => new ProblemError('not_signed_in', 'Sign in to go on.')

/** A short-lived bearer for the session; one bearer is not made of another, or it would live for ever. @throws ProblemError not_signed_in */
export async function issueBearer(
  { db, clock }: Services,
  { sessionId }: Identity,
  presentedToken: string | null,
): Promise<{ token: string; expiresAt: string }> {
  if (presentedToken && isBearer(presentedToken)) throw signIn()
  const now = clock.now()
  const token = newBearer()
  const expiresAt = new Date(now.getTime() + BEARER_MS)
  const isStored = await insertBearer(db, { token, sessionId, expiresAt, now })
  if (!isStored) throw signIn()
  return { token, expiresAt: expiresAt.toISOString() }
}
