import type { Language } from '@filiera/domain/languages'
import { index, layout, type RouteConfigEntry, route } from '@react-router/dev/routes'
import { type Page, pages } from '../pages/pages.ts'

const languageNames = { it: 'italian', en: 'english', es: 'spanish' } as const

/** The routes of all pages below a language. */
export function shopRoutes(language: Language): RouteConfigEntry[] {
  const routesWith = (texts: Page['texts']) =>
    pages
      .filter((page) => page.texts === texts)
      .map(({ path, module }) =>
        path === ''
          ? index(module, { id: `${language}/home` })
          : route(path, module, { id: `${language}/${path}` }),
      )
  const layoutOf = (texts: 'public' | 'personal') =>
    layout(
      `layout/${languageNames[language]}-${texts}-layout.tsx`,
      { id: `${language}/${texts}` },
      routesWith(texts),
    )
  return [...routesWith('lists'), layoutOf('public'), layoutOf('personal')]
}
