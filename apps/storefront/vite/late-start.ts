import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { minify, type Plugin } from 'vite'

/** Writes the script that starts a page's scripts late (`server/late-start.browser.js`) small: it stands in every public page. */
export function lateStart(source: string, dir: string): Plugin {
  return {
    name: 'late-start',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'ssr',
    async closeBundle() {
      const { code, errors } = await minify('late-start.js', await readFile(source, 'utf8'))
      const [, script] = /^export default\s*(.*?);?\s*$/s.exec(code) ?? []
      if (errors.length > 0 || !script)
        throw new Error(`${source} is not one function: ${errors[0]?.message ?? code}`)
      await writeFile(join(dir, 'late-start.js'), script)
    },
  }
}
