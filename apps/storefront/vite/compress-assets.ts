import { compressFiles } from '@filiera/server-kit/compress-files'
import type { Plugin } from 'vite'

/** Writes `.br` and `.gz` beside every text file of the browser's build, for the static server. */
export function compressAssets(dir: string): Plugin {
  return {
    name: 'compress-assets',
    apply: 'build',
    // the route manifest of the browser is written by the build of the server, which comes last
    applyToEnvironment: (environment) => environment.name === 'ssr',
    closeBundle: { order: 'post', sequential: true, handler: () => compressFiles(dir) },
  }
}
