import type { QueryClient } from '@tanstack/react-query'
import { type LoaderFunctionArgs, type RouteObject, redirect } from 'react-router'
import { isSignedOut } from '../api/call-api.ts'
import { knownSession, sessionQuery } from '../api/queries.ts'
import { wayBack } from '../login/way-back.ts'
import { Failed } from '../shell/failed.tsx'
import { Guarded, NotFound } from '../shell/guarded.tsx'
import { Layout } from '../shell/layout.tsx'
import { isAllowed, screens } from '../shell/screens.ts'
import { withTexts } from '../texts/load-texts.ts'
import { shopAtWork } from '../work/work.tsx'

/** A session, or the way to the login and back. */
const requireSession =
  (queries: QueryClient) =>
  async ({ request }: LoaderFunctionArgs) => {
    try {
      await queries.ensureQueryData(sessionQuery)
      return null
    } catch (error) {
      if (!isSignedOut(error)) throw error
      const { pathname, search } = new URL(request.url)
      const next = pathname === '/' && !search ? '' : `?next=${encodeURIComponent(pathname + search)}`
      throw redirect(`/login${next}`)
    }
  }

/** Who is logged in already goes on. */
const skipLogin =
  (queries: QueryClient) =>
  async ({ request }: LoaderFunctionArgs) => {
    // asked a moment ago, on the way to the page that led here
    if (queries.getQueryState(sessionQuery.queryKey)?.status === 'error') return null
    const session = await queries.ensureQueryData(sessionQuery).catch(() => null)
    if (session) throw redirect(wayBack(new URL(request.url).searchParams.get('next')))
    return null
  }

const screenRoutes = (queries: QueryClient): RouteObject[] =>
  screens.map(({ path, name, permission, load, askEarly }) => ({
    path,
    ...(askEarly && {
      loader({ request }: LoaderFunctionArgs) {
        const session = knownSession(queries)
        const shop = session && shopAtWork(session)
        if (shop && isAllowed(permission, (each) => shop.permissions.includes(each)))
          // the screen asks again, and says what it cannot reach
          askEarly(queries, shop.id, new URL(request.url).searchParams).catch(() => {})
        return null
      },
      shouldRevalidate: () => false,
    }),
    async lazy() {
      const { default: screen } = await (path === '/' ? load() : withTexts(load))
      return { element: <Guarded name={name} permission={permission} screen={screen} /> }
    },
  }))

/** Addresses of the console: the login, and every screen inside of the frame. */
export const routesOf = (queries: QueryClient): RouteObject[] => [
  {
    errorElement: <Failed />,
    // nothing is shown while the session is asked for: it takes some milliseconds
    hydrateFallbackElement: <></>,
    children: [
      {
        path: '/login',
        loader: skipLogin(queries),
        lazy: async () => ({ Component: (await import('../login/login-screen.tsx')).default }),
      },
      {
        path: '/invitation',
        lazy: async () => ({
          Component: (await withTexts(() => import('../team/invitation-screen.tsx'))).default,
        }),
      },
      {
        loader: requireSession(queries),
        shouldRevalidate: () => false,
        element: <Layout />,
        children: [
          {
            errorElement: <Failed />,
            children: [...screenRoutes(queries), { path: '*', element: <NotFound /> }],
          },
        ],
      },
    ],
  },
]
