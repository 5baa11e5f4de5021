import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { languages } from '@filiera/domain/languages'
import type { Plugin } from 'vite'
import { manifestOf, routesOf } from '../server/language-build.ts'

const opening = 'window.__reactRouterManifest='

/** Beside the browser's list of all routes, one per language, which `server/language-build.ts` names to the pages: a third of it. */
export function languageManifests(dir: string): Plugin {
  return {
    name: 'language-manifests',
    apply: 'build',
    // the list is written by the build of the server, which comes last
    applyToEnvironment: (environment) => environment.name === 'ssr',
    async closeBundle() {
      const assets = join(dir, 'assets')
      const name = (await readdir(assets)).find((file) => /^manifest-[0-9a-f]+\.js$/.test(file))
      if (!name) throw new Error('react-router wrote no manifest')
      const text = await readFile(join(assets, name), 'utf8')
      const manifest = JSON.parse(text.slice(opening.length).replace(/;\s*$/, ''))
      for (const language of languages) {
        const own = {
          ...manifest,
          routes: routesOf(manifest.routes, language),
          url: manifestOf(manifest.url, language),
        }
        await writeFile(join(assets, manifestOf(name, language)), `${opening}${JSON.stringify(own)};`)
      }
    },
  }
}
