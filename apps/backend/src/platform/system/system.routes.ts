import { checkHealth, checkReadiness } from '@filiera/contract/system'
import { sql } from 'kysely'
import type { Services } from '../../services.ts'
import { runBounded } from '../database/run-bounded.ts'
import { bind } from '../http/endpoint.ts'

/** Whoever asks wants to know now, in milliseconds. */
const READY_WITHIN_MS = 1000

export const systemRoutes = ({ database }: Services) => [
  bind(checkHealth, async () => ({ status: 'ok' as const })),
  bind(checkReadiness, async () => {
    await runBounded(database, sql`select 1`, READY_WITHIN_MS)
    return { status: 'ready' as const }
  }),
]
