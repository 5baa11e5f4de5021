import type { Language } from '@filiera/domain/languages'
import { index, layout, type RouteConfigEntry, route } from '@react-router/dev/routes'
import { type Page, pages } from '../pages/pages.ts'

/** Sets of texts that pages name beside that of the frame. */
const sets = [...new Set(pages.map(({ texts }) => texts))].filter((texts) => texts !== 'frame')

/** The routes of all pages below a language. Sets of texts are routes without a component: the router loads them with the page. */
export function shopRoutes(language: Language): RouteConfigEntry[] {
  const routesWith = (texts: Page['texts']) =>
    pages
      .filter((page) => page.texts === texts)
      .map(({ path, module }) =>
        path === ''
          ? index(module, { id: `${language}/home` })
          : route(path, module, { id: `${language}/${path}` }),
      )
  const textsLayout = (texts: string, children: RouteConfigEntry[]) =>
    layout(`texts/${language}/${texts}.ts`, { id: `${language}/texts/${texts}` }, children)
  return [
    textsLayout('frame', [
      ...routesWith('frame'),
      ...sets.map((texts) => textsLayout(texts, routesWith(texts))),
    ]),
  ]
}
