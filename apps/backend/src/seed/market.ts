import { readFileSync } from 'node:fs'
import { email } from '@filiera/contract/values'
import { readConfig } from '../config.ts'
import { systemClock } from '../platform/clock.ts'
import { migrate } from '../platform/database/migrate.ts'
import { openDatabase } from '../platform/database/open-database.ts'
import { parseDataFile } from './data/read-demo-data.ts'
import { type Market, nameOperator, openCategories, openShop, shopFile } from './open-market.ts'

const USAGE = `Usage:
  npm run market -- operator <email>          makes a registered account an operator
  npm run market -- categories                writes the categories of Italian food with their attributes
  npm run market -- shop <file.yaml> <email>  opens a shop and invites its owner to the console (deploy/shop.example.yaml)`

function readEmail(text: string): string {
  const read = email.safeParse(text)
  if (!read.success) throw new Error(`"${text}" is no e-mail address.`)
  return read.data
}

/** What is to be done, as it was typed. @throws Error for what cannot be understood */
function readCommand([command, first = '', second = '', ...more]: string[]): (
  market: Market,
) => Promise<string> {
  if (more.length === 0 && command === 'operator') {
    const address = readEmail(first)
    return (market) => nameOperator(market, address)
  }
  if (!first && command === 'categories') return openCategories
  if (!first || more.length > 0 || command !== 'shop') throw new Error(USAGE)
  const shop = parseDataFile(first, readFileSync(first, 'utf8'), shopFile)
  const owner = readEmail(second)
  return (market) => openShop(market, shop, owner)
}

/** What an operator types to open the market and its shops. */
async function main(): Promise<void> {
  const run = readCommand(process.argv.slice(2))
  const config = readConfig(process.env)
  const database = await openDatabase(config)
  const patient = database.withoutLimits()
  try {
    await migrate(patient.db)
    console.log(await run({ db: patient.db, clock: systemClock, secret: config.COOKIE_SECRET }))
  } finally {
    await patient.close()
    await database.close()
  }
}

await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
