import * as contract from '@filiera/contract/sessions'
import { type AccessRow, nobodysId, type World } from './access-row.ts'

const ownSessions = ({ backend, owner }: World) =>
  backend.services.db.selectFrom('session').selectAll().where('account_id', '=', owner.accountId).execute()

const mine = (endpoint: AccessRow['endpoint'], status: number): AccessRow => ({
  endpoint,
  async prepare(world) {
    const secrets = (await ownSessions(world)).map(({ id }) => id)
    return { request: {}, status, secrets, stored: () => ownSessions(world) }
  },
})

export const sessionsRows: AccessRow[] = [
  mine(contract.listSessions, 200),
  mine(contract.endSessions, 204),
  {
    endpoint: contract.endSession,
    async prepare(world) {
      const [session] = await ownSessions(world)
      return {
        request: { params: { id: session?.id ?? '' } },
        unknown: { params: { id: nobodysId() } },
        status: 204,
        stored: () => ownSessions(world),
      }
    },
  },
]
