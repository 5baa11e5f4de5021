import { languages } from '@filiera/domain/languages'
import { layout, type RouteConfig } from '@react-router/dev/routes'
import { shopRoutes, textSets } from './layout/shop-routes.ts'

/**
 * Italian at the root, English and Spanish below their prefix; a page's module is the same in all three. The languages of a set of
 * pages follow each other: the list of routes repeats itself within what gzip remembers (32 KB), which makes it two fifths shorter.
 */
export default [
  layout(
    'layout/shop-layout.tsx',
    { id: 'layout' },
    textSets.flatMap((texts) => languages.map((language) => shopRoutes(language, texts))),
  ),
] satisfies RouteConfig
