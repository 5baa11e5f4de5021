import { systemClock } from '../../clock.ts'
import { readConfig } from '../../config.ts'
import { migrate } from '../migrate.ts'
import { openDatabase } from '../open-database.ts'
import { seedDatabase } from './seed-database.ts'

/** Migrates and seeds the configured database without starting the shop. */
async function main(): Promise<void> {
  const config = readConfig(process.env)
  const database = await openDatabase({
    databaseUrl: config.DATABASE_URL,
    poolSize: config.DATABASE_POOL,
    dataDirectory: config.DATA_DIR,
  })
  try {
    const applied = await migrate(database.pool)
    console.log(applied.length > 0 ? `migrations: ${applied.join(', ')}` : 'migrations: up to date')
    if (config.SEED === 'none') console.log('SEED=none: nothing to load')
    await seedDatabase(config, database.db, systemClock, console.log)
    console.log('The database is ready.')
  } finally {
    await database.close()
  }
}

await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
