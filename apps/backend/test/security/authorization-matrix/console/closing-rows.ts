import { type AccessRows, shopOf } from '../access-row.ts'

export const closingRows = {
  readClosing: { prepare: async () => ({ request: {}, status: 200 }) },
  closeShop: {
    async prepare(world) {
      const { db } = world.backend.services
      const shop = await shopOf(world)
      // the stranger's shop, too: the same name closes each of them
      const both = [world.owner.accountId, world.stranger.accountId]
      const shops = db.selectFrom('seller_member').select('seller_id').where('account_id', 'in', both)
      await db.updateTable('seller').set({ name: 'Da chiudere' }).where('id', 'in', shops).execute()
      const stored = () =>
        db.selectFrom('seller').select(['name', 'ended_at']).where('id', '=', shop).execute()
      return { request: { body: { name: 'Da chiudere' } }, status: 204, stored }
    },
  },
} satisfies AccessRows
