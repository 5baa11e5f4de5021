import { createFindIdentity } from './account/find-identity.ts'
import { buildBackend } from './app.ts'
import { systemClock } from './clock.ts'
import type { Config } from './config.ts'
import { migrate } from './database/migrate.ts'
import { openDatabase } from './database/open-database.ts'
import type { Services } from './services.ts'

export type RunningBackend = { url: string; close(): Promise<void> }

/**
 * Opens the database, migrates, mounts the routes and listens.
 * @throws Error with a message for people: data folder in use, port taken, database unreachable
 */
export async function startBackend(config: Config): Promise<RunningBackend> {
  const database = await openDatabase({
    databaseUrl: config.DATABASE_URL,
    poolSize: config.DATABASE_POOL,
    dataDirectory: config.DATA_DIR,
  })
  try {
    await migrate(database.pool)
    const services: Services = { config, database, db: database.db, clock: systemClock, wakeOutbox: () => {} }
    const findIdentity = createFindIdentity(database, systemClock)
    const app = await buildBackend({ services, findIdentity, logger: true })
    const url = await app
      .listen({ host: config.HOST, port: config.BACKEND_PORT })
      .catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'EADDRINUSE') throw error
        throw new Error(
          `Port ${config.BACKEND_PORT} is taken: stop the program that uses it, or set BACKEND_PORT.`,
        )
      })
    return {
      url,
      async close() {
        await app.close()
        await database.close()
      },
    }
  } catch (error) {
    await database.close()
    throw error
  }
}
