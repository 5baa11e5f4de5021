import { useMatches } from 'react-router'

/** Whether the page on screen depends on who looks at it: it stands below the route of the personal texts (`layout/shop-routes.ts`). */
export const useIsPersonal = (): boolean => useMatches().some(({ id }) => id.endsWith('/texts/personal'))
