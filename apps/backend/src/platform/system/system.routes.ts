import { checkHealth, checkReadiness } from '@filiera/contract/system'
import { sql } from 'kysely'
import type { Services } from '../../services.ts'
import { bind } from '../http/endpoint.ts'

export const systemRoutes = ({ db }: Services) => [
  bind(checkHealth, async () => ({ status: 'ok' as const })),
  bind(checkReadiness, async () => {
    await sql`select 1`.execute(db)
    return { status: 'ready' as const }
  }),
]
