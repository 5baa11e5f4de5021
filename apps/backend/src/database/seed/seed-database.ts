import type { Clock } from '../../clock.ts'
import type { Config } from '../../config.ts'
import { openPictureFiles, pictureDirectory } from '../../pictures/picture-files.ts'
import type { Database } from '../open-database.ts'
import { loadSeed } from './load-seed.ts'
import { loadSeedPictures } from './load-seed-pictures.ts'

/** The demonstration catalogue, when the configuration asks for it: once into an empty database, new drawings at every start. */
export async function seedDatabase(
  config: Config,
  db: Database,
  clock: Clock,
  report: (line: string) => void,
): Promise<void> {
  if (config.SEED !== 'demo') return
  await loadSeed(db, clock, report)
  await loadSeedPictures(db, openPictureFiles(pictureDirectory(config.DATA_DIR)), report)
}
