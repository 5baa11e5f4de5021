/** What a file system says when it has no room, may not be written, or has no file handle left. */
const CODES = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EACCES', 'EPERM', 'EIO', 'EMFILE', 'ENFILE'])

/** Whether something could not be stored because of the place where it was to be stored. */
export const isStorageFault = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && CODES.has(error.code)
