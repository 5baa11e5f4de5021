import { openPhotoFiles } from '../../catalog/pictures/photos/photo-files.ts'
import { removeUnused } from '../../catalog/pictures/photos/remove-unused.ts'
import type { Services } from '../../services.ts'
import { findUsedMessagePhotos } from './message-photo.store.ts'

/** Removes photos that belong to no message: of erased customers, and of messages that were not sent. */
export const purgeMessagePhotos = ({ config, db }: Pick<Services, 'config' | 'db'>): Promise<void> =>
  removeUnused(openPhotoFiles(config, 'order-photos'), (names) => findUsedMessagePhotos(db, names))
