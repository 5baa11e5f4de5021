import { openPhotoFiles } from '../../catalog/pictures/photos/photo-files.ts'
import { removeUnused } from '../../catalog/pictures/photos/remove-unused.ts'
import type { Services } from '../../services.ts'
import { findUsedPhotos } from './photo.store.ts'

/** Removes photos that belong to nobody. */
export const purgePhotos = ({ config, db }: Pick<Services, 'config' | 'db'>): Promise<void> =>
  removeUnused(openPhotoFiles(config), (names) => findUsedPhotos(db, names))
