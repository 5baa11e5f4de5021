import { parseArgs } from 'node:util'
import { readConfig } from '../config.ts'
import { systemClock } from '../platform/clock.ts'
import { migrate } from '../platform/database/migrate.ts'
import { openDatabase } from '../platform/database/open-database.ts'
import { type Growth, growCatalogue } from './bulk/grow-catalogue.ts'
import { showProgress } from './bulk/show-progress.ts'
import { seedDatabase } from './seed-database.ts'

const MOST_PRODUCTS = 10_000_000

/** `--products N --sellers M`: the size of a large catalogue; null without them. */
function readGrowth(): Growth | null {
  const { values } = parseArgs({ options: { products: { type: 'string' }, sellers: { type: 'string' } } })
  if (values.products === undefined && values.sellers === undefined) return null
  const count = (name: 'products' | 'sellers', otherwise: number) => {
    const number = values[name] === undefined ? otherwise : Number(values[name])
    if (!Number.isInteger(number) || number < 1 || number > MOST_PRODUCTS)
      throw new Error(`--${name} must be a whole number from 1 to ${MOST_PRODUCTS}`)
    return number
  }
  const products = count('products', 10_000)
  return { products, sellers: count('sellers', Math.max(1, Math.round(products / 100))) }
}

/** Migrates and seeds the configured database without starting the shop. */
async function main(): Promise<void> {
  const growth = readGrowth()
  const config = readConfig(process.env)
  const database = await openDatabase(config)
  const patient = database.withoutLimits()
  try {
    const applied = await migrate(patient.db)
    console.log(applied.length > 0 ? `migrations: ${applied.join(', ')}` : 'migrations: up to date')
    if (config.SEED === 'none') console.log('SEED=none: nothing to load')
    await seedDatabase(config, patient.db, systemClock, console.log)
    if (growth) {
      const { progress, end } = showProgress()
      const added = await growCatalogue(patient, growth, systemClock, progress)
      end(`catalogue: ${added} products added`)
    }
    console.log('The database is ready.')
  } finally {
    await patient.close()
    await database.close()
  }
}

await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
