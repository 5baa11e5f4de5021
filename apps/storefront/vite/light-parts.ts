import { join } from 'node:path'
import type { Plugin } from 'vite'
import { reactWithoutUnused } from './light-react.ts'
import { routerModules, routerWithoutUnused } from './light-router.ts'

/** Our stand-in for the icon factory of `lucide-react`. */
const iconFactory = join(import.meta.dirname, '../app/design/create-icon.ts')

const routerModule = /react-router\/dist\/production\/lib\/(.*\.js)$/
const appModule = /storefront\/app\/.*\.tsx?$/
const reactModule = /react-dom-client\.production\.js$/

/** What a page may not use as long as `light-react.ts` and `light-router.ts` take it out. */
const takenOut =
  /\b(?:useFetchers?|useBlocker|usePrompt|useViewTransitionState|clientMiddleware|PrefetchPageLinks|useActionState|useFormStatus|requestFormReset)\b|<(?:Activity|SuspenseList|ViewTransition)\b|\b(?:prefetch|viewTransition|onSelect|onBeforeInput|precedence)=/

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
      filter: { id: [routerModule, reactModule, appModule] },
      handler(code, id) {
        if (this.environment.name !== 'client') return null
        if (reactModule.test(id)) return { code: reactWithoutUnused(code), map: null }
        const module = routerModule.exec(id)?.[1]
        if (module && routerModules.includes(module)) {
          found.add(module)
          return { code: routerWithoutUnused(module, code), map: null }
        }
        const part = appModule.test(id) ? takenOut.exec(code)?.[0] : undefined
        if (part)
          this.error(`${part} needs a part of React or React Router that apps/storefront/vite takes out`)
        return null
      },
    },
    buildEnd(error) {
      if (error || this.environment.name !== 'client') return
      const missing = routerModules.filter((module) => !found.has(module))
      if (missing.length > 0) this.error(`react-router changed, light-router.ts must follow: ${missing}`)
    },
  }
}
