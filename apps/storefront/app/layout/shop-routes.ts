import type { Language } from '@filiera/domain/languages'
import { index, layout, type RouteConfigEntry, route } from '@react-router/dev/routes'
import { type Page, pages } from '../pages/pages.ts'

/** Sets of texts that pages name. */
export const textSets = [...new Set(pages.map(({ texts }) => texts))]

/**
 * The pages of a language with these texts, below the route of the texts: that has no component, the router loads it with the page.
 */
export function shopRoutes(language: Language, texts: Page['texts']): RouteConfigEntry {
  const own = pages
    .filter((page) => page.texts === texts)
    .map(({ path, module }) =>
      path === ''
        ? index(module, { id: `${language}/home` })
        : route(path, module, { id: `${language}/${path}` }),
    )
  const file = `texts/${language}/${texts}.ts`
  const id = `${language}/texts/${texts}`
  return language === 'it' ? layout(file, { id }, own) : route(language, file, { id }, own)
}
