import { join } from 'node:path'
import type { Plugin } from 'vite'
import { reactWithoutUnused } from './light-react.ts'

/** Our stand-in for the icon factory of `lucide-react`. */
const iconFactory = join(import.meta.dirname, '../app/design/create-icon.ts')

/** What React Router 8.4.0 carries for options the shop does not set, with the value those options have here. */
const unused: readonly (readonly [module: string, text: string, value: string])[] = [
  ['dom/ssr/fog-of-war.js', '!isFogOfWarEnabled(routeDiscovery, ssr)', 'true'],
  ['dom/ssr/components.js', 'isFogOfWarEnabled(routeDiscovery, ssr)', 'false'],
  ['dom/ssr/components.js', 'getPartialManifest(manifest, router)', 'null'],
  ['router/router.js', 'init.instrumentations', 'undefined'],
  ['router/router.js', 'consumeInstrumentationClientResultMetaReceiver(router)', 'undefined'],
]
const routerModule = /react-router\/dist\/production\/lib\/(.*\.js)$/
const reactModule = /react-dom-client\.production\.js$/

/**
 * Keeps parts of libraries out of the browser that every page would carry and none would use (see
 * `decisions/0009-page-weight.md`). The build fails when a library no longer has the part, so an update cannot undo it unnoticed.
 */
export function lightParts(): Plugin {
  const found = new Set<string>()
  return {
    name: 'light-parts',
    apply: 'build',
    enforce: 'pre',
    resolveId(source) {
      return source.endsWith('/createLucideIcon.mjs') ? iconFactory : null
    },
    transform: {
      filter: { id: [routerModule, reactModule] },
      handler(code, id) {
        if (this.environment.name !== 'client') return null
        if (reactModule.test(id)) return { code: reactWithoutUnused(code), map: null }
        const module = routerModule.exec(id)?.[1]
        let light = code
        for (const [name, text, value] of unused) {
          if (name !== module || !light.includes(text)) continue
          found.add(`${name}: ${text}`)
          light = light.replaceAll(text, value)
        }
        return light === code ? null : { code: light, map: null }
      },
    },
    buildEnd(error) {
      if (error || this.environment.name !== 'client') return
      const missing = unused.map(([name, text]) => `${name}: ${text}`).filter((part) => !found.has(part))
      if (missing.length > 0)
        this.error(`react-router changed, light-parts.ts must follow:\n${missing.join('\n')}`)
    },
  }
}
