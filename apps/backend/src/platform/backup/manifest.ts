import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

/** Name of the file that is written last: a folder without it is no backup. */
export const MANIFEST = 'manifest.json'

const stored = { bytes: z.int(), sha256: z.string().length(64) }

const manifest = z.object({
  format: z.literal('filiera-backup-1'),
  takenAt: z.iso.datetime(),
  engine: z.enum(['embedded', 'postgres']),
  /** Names of the migrations that had run, in their order. */
  migrations: z.array(z.string()),
  tables: z.array(
    z.object({
      name: z.string(),
      columns: z.array(z.string()),
      rows: z.int(),
      /** The same for the same rows, in whichever order and engine. */
      checksum: z.string(),
      ...stored,
    }),
  ),
  /** `next` is what the sequence gives out next. */
  sequences: z.array(z.object({ name: z.string(), next: z.string() })),
  /** Pictures and photos, by their path in DATA_DIR or the bucket. */
  files: z.array(z.object({ path: z.string(), ...stored })),
})

/** What a backup holds. */
export type Manifest = z.infer<typeof manifest>

/** Path of a table's rows in a backup: one JSON string a line, compressed. */
export const rowsFile = (table: string): string => join('tables', `${table}.jsonl.gz`)

/** @throws Error in words for the person who restores: no backup, half of one, or one of another format */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, MANIFEST), 'utf8').catch(() => null)
  if (text === null)
    throw new Error(
      `${folder} has no ${MANIFEST}: it is no backup, or one that was not finished. Take another.`,
    )
  const parsed = manifest.safeParse(JSON.parse(text))
  if (!parsed.success)
    throw new Error(`${join(folder, MANIFEST)} cannot be read: ${z.prettifyError(parsed.error)}`)
  return parsed.data
}
