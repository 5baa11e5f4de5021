import { type AccessRows, shopOf, type World } from '../access-row.ts'

const STORY = 'Una storia di famiglia'

/** The owner's shop with a story, and its row. */
async function ownPage(world: World) {
  const { db } = world.backend.services
  const shop = await shopOf(world)
  const description = JSON.stringify({ it: STORY, en: '', es: '' })
  await db.updateTable('seller').set({ description }).where('id', '=', shop).execute()
  return () => db.selectFrom('seller').select(['description', 'version']).where('id', '=', shop).execute()
}

export const shopPageRows = {
  readShopPage: {
    async prepare(world) {
      return { request: {}, status: 200, secrets: [STORY], stored: await ownPage(world) }
    },
  },
  changeShopPage: {
    async prepare(world) {
      const stored = await ownPage(world)
      const story = { it: 'Una storia nuova', en: '', es: '' }
      const body = { story, picture: null, telephone: '', founded: 1950, position: null }
      return { request: { body, headers: { 'if-match': '"v1"' } }, status: 200, secrets: [STORY], stored }
    },
  },
} satisfies AccessRows
