import { dirname } from 'node:path'

/** More than this no one reads at a glance: the folder has subjects, and each can have a folder of its own. */
const MOST_FILES = 25
/** The steps of the schema are one row, read from the last one on. */
const ONE_ROW = ['apps/backend/src/platform/database/migrations']

/** Folders with too many files of code in them, without those of their own folders; data and pictures are no code. */
export function fullFolders(files) {
  const code = files.filter((file) => /\.(?:tsx?|mjs|cjs|css|sql)$/.test(file))
  const counts = Object.entries(Object.groupBy(code, dirname)).map(([folder, { length }]) => [folder, length])
  return counts
    .filter(([folder, count]) => count > MOST_FILES && !ONE_ROW.includes(folder))
    .map(([folder, count]) => `${folder}: ${count} files of code, ${MOST_FILES} at most`)
}
