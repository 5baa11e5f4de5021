import { type AccessRow, type AccessRows, nobodysId, type World } from '../access-row.ts'

const ownSessions = ({ backend, owner }: World) =>
  backend.services.db.selectFrom('session').selectAll().where('account_id', '=', owner.accountId).execute()

const mine = (status: number): AccessRow => ({
  async prepare(world) {
    const secrets = (await ownSessions(world)).map(({ id }) => id)
    return { request: {}, status, secrets, stored: () => ownSessions(world) }
  },
})

export const sessionsRows = {
  listSessions: mine(200),
  endSessions: mine(204),
  endSession: {
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
} satisfies AccessRows
