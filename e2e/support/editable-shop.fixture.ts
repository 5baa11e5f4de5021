import pg from 'pg'
import { startPostgres } from '../../tools/start-postgres.ts'
import { openShop } from './open-shop.ts'
import { test as base } from './shop.fixture.ts'

/** A shop on a PostgreSQL server, whose rows a journey may change. */
type EditableShop = { url: string; database: pg.Client }

/** Journeys in a shop whose rows they change: those of a worker share one (the project `editable` has one worker). */
export const test = base.extend<object, { own: EditableShop }>({
  own: [
    async ({ browserName: _ }, use) => {
      const server = await startPostgres()
      const shop = await openShop({ DATABASE_URL: server.url })
      const database = new pg.Client({ connectionString: server.url })
      await database.connect()
      await use({ url: shop.environment.PUBLIC_URL ?? '', database })
      await database.end()
      await shop.stop()
      await server.stop()
    },
    { scope: 'worker', timeout: 400_000 },
  ],
  baseURL: async ({ own }, use) => use(own.url),
})
