import { openPictureFiles } from '../catalog/pictures/picture-files.ts'
import type { Config } from '../config.ts'
import type { Clock } from '../platform/clock.ts'
import type { Database } from '../platform/database/open-database.ts'
import { openFiles } from '../platform/files/open-files.ts'
import { loadContent } from './load-content.ts'
import { loadDemoAccounts } from './load-demo-accounts.ts'
import { loadSeed } from './load-seed.ts'
import { loadSeedPictures } from './load-seed-pictures.ts'
import { loadShopDay } from './orders/load-shop-day.ts'
import { loadShopOrders } from './orders/load-shop-orders.ts'
import { loadReviews } from './reviews/load-reviews.ts'

/** The demonstration catalogue and accounts, when the configuration asks for them: once into an empty database; missing content, accounts and new drawings at every start. */
export async function seedDatabase(
  config: Config,
  db: Database,
  clock: Clock,
  report: (line: string) => void,
): Promise<void> {
  if (config.SEED !== 'demo') return
  await loadSeed(db, clock, report)
  await loadContent(db, clock, report)
  await loadDemoAccounts(db, clock, report)
  await loadSeedPictures(db, openPictureFiles(openFiles(config)), report)
  await loadReviews(db, clock, report)
  await loadShopOrders(db, clock, report)
  await loadShopDay(db, clock, report)
}
