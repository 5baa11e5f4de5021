import type { Services } from '../../../services.ts'
import { deleteSession } from './session.store.ts'
import { isToken } from './token.ts'

/** Ends the session of a token or bearer; saying it twice, or without one, is fine. */
export async function logout({ db }: Services, token: string | null): Promise<void> {
  if (token && isToken(token)) await deleteSession(db, token)
}
