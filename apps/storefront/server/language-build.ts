import type { Language } from '@filiera/domain/languages'
import type { ServerBuild } from 'react-router'

/** The routes of one language, whose ids begin with it (`app/layout/shop-routes.ts`), and the root of all. */
export function routesOf<Route>(routes: Readonly<Record<string, Route>>, language: Language) {
  return Object.fromEntries(
    Object.entries(routes).filter(([id]) => id === 'root' || id.startsWith(`${language}/`)),
  )
}

/** `manifest-0a.js` → `manifest-0a-it.js`, as `vite/language-manifests.ts` writes it. */
export const manifestOf = (file: string, language: Language): string => file.replace('.js', `-${language}.js`)

/** The build with the pages of one language: browser and server have a third of the routes to look through. */
export function languageBuild(build: ServerBuild, language: Language): ServerBuild {
  const { assets, routes } = build
  return {
    ...build,
    routes: routesOf(routes, language),
    assets: {
      ...assets,
      routes: routesOf(assets.routes, language),
      url: manifestOf(assets.url, language),
    },
  }
}
