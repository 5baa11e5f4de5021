import { join } from 'node:path'
import type { Plugin } from 'vite'

const app = join(import.meta.dirname, '../app')

/** Modules of libraries that ours stand in for. */
const standIns: readonly (readonly [source: RegExp, file: string])[] = [
  [/^react-i18next$/, 'i18n/use-translation.ts'],
  [/\/createLucideIcon\.mjs$/, 'design/create-icon.ts'],
]

/** What React Router 8.4.0 carries for options the shop does not set, with the value those options have here. */
const unused: readonly (readonly [module: string, text: string, value: string])[] = [
  ['dom/ssr/fog-of-war.js', '!isFogOfWarEnabled(routeDiscovery, ssr)', 'true'],
  ['dom/ssr/components.js', 'isFogOfWarEnabled(routeDiscovery, ssr)', 'false'],
  ['dom/ssr/components.js', 'getPartialManifest(manifest, router)', 'null'],
  ['router/router.js', 'init.instrumentations', 'undefined'],
  ['router/router.js', 'consumeInstrumentationClientResultMetaReceiver(router)', 'undefined'],
]
const routerModule = /react-router\/dist\/production\/lib\/(.*\.js)$/

/**
 * Keeps parts of libraries out of the browser that every page would carry and none would use (see the decision on
 * page weight). The build fails when a library no longer has the part, so an update cannot undo it unnoticed.
 */
export function lightParts(): Plugin {
  const found = new Set<string>()
  return {
    name: 'light-parts',
    enforce: 'pre',
    resolveId(source) {
      const standIn = standIns.find(([pattern]) => pattern.test(source))
      return standIn ? join(app, standIn[1]) : null
    },
    transform: {
      filter: { id: routerModule },
      handler(code, id) {
        if (this.environment.name !== 'client') return null
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
      if (error || this.environment.name !== 'client' || this.environment.mode !== 'build') return
      const missing = unused.map(([name, text]) => `${name}: ${text}`).filter((part) => !found.has(part))
      if (missing.length > 0)
        this.error(`react-router changed, light-parts.ts must follow:\n${missing.join('\n')}`)
    },
  }
}
