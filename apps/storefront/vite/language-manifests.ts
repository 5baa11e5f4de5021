import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const languages = { it: 'italian', en: 'english', es: 'spanish' } as const
const opening = 'window.__reactRouterManifest='

type Manifest = { url: string; routes: Record<string, { imports?: readonly string[] }> }

/** Language of a route by its id (`app/shell/shop-routes.ts`); null for the frame of all of them. */
function languageOf(id: string): string | null {
  if (id === 'root') return null
  const found = Object.entries(languages).find(
    ([code, name]) => id.startsWith(`${code}/`) || id.startsWith(`shell/${name}-`),
  )
  if (!found) throw new Error(`language-manifests.ts does not know the language of the route ${id}`)
  return found[0]
}

/**
 * Beside the browser's list of all routes, one per language (`manifest-….js` → `manifest-…-it.js`): a page needs no other's.
 * What each route imports is left out, half of the list: the browser only reads it for `<PrefetchPageLinks>`, which the shop has not.
 */
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
      const manifest: Manifest = JSON.parse(text.slice(opening.length).replace(/;\s*$/, ''))
      for (const language of Object.keys(languages)) {
        const routes = Object.entries(manifest.routes)
          .filter(([id]) => [null, language].includes(languageOf(id)))
          .map(([id, route]) => [id, { ...route, imports: [] }] as const)
        const file = name.replace('.js', `-${language}.js`)
        const own = { ...manifest, routes: Object.fromEntries(routes), url: manifest.url.replace(name, file) }
        await writeFile(join(assets, file), `${opening}${JSON.stringify(own)};`)
      }
    },
  }
}
