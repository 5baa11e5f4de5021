import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'

const compressed = /\.(?:js|css|svg|txt|ico)$/

/** Writes `.br` and `.gz` beside every text file of a folder, for the static server. */
export async function compressFiles(folder: string): Promise<void> {
  const files = (await readdir(folder, { recursive: true })).filter((file) => compressed.test(file))
  await Promise.all(
    files.map(async (file) => {
      const body = await readFile(join(folder, file))
      await writeFile(join(folder, `${file}.br`), await promisify(brotliCompress)(body))
      await writeFile(join(folder, `${file}.gz`), await promisify(gzip)(body, { level: 9 }))
    }),
  )
}
