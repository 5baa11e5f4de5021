import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const compressed = /\.(?:js|css|svg|txt|ico)$/

/** Writes `.br` and `.gz` beside every text file of the browser's build, for the static server. */
export function compressAssets(dir: string): Plugin {
  return {
    name: 'compress-assets',
    apply: 'build',
    // the route manifest of the browser is written by the build of the server, which comes last
    applyToEnvironment: (environment) => environment.name === 'ssr',
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        const files = (await readdir(dir, { recursive: true })).filter((file) => compressed.test(file))
        await Promise.all(
          files.map(async (file) => {
            const body = await readFile(join(dir, file))
            await writeFile(join(dir, `${file}.br`), await promisify(brotliCompress)(body))
            await writeFile(join(dir, `${file}.gz`), await promisify(gzip)(body, { level: 9 }))
          }),
        )
      },
    },
  }
}
