import { useEffect } from 'react'
import { type Location, useLocation, useMatches, useNavigate } from 'react-router'
import type { Route } from '../../+types/root'
import type { NoticeEvent } from '../../notices/notice-for.ts'
import { pagePath } from '../../pages/page-path.ts'
import { areaOf } from '../page-area.ts'
import { isUnreached } from './answer-unreached.ts'

type Results = Awaited<ReturnType<Parameters<NonNullable<Route.ClientMiddlewareFunction>>[1]>>

/** The page on screen, while it is a page and not an error. */
type Shown = {
  location: Location
  /** What its routes were loaded with. */
  data: ReadonlyMap<string, unknown>
  /** Gives up the page that was asked for: this one stays, its place in the history too. */
  stay(): void
}

let shown: Shown | null = null
/** Whether the router is on the way back to the page that never left the screen. */
let isStaying = false

/** Whether the address on screen is a new entry for a page that stayed: focus and place on it are as they were. */
export const stayed = (): boolean => isStaying

/** Remembers the page on screen, so that it can stay where another cannot be loaded. */
export function useShownPage(isError: boolean): void {
  const location = useLocation()
  const matches = useMatches()
  const navigate = useNavigate()
  useEffect(() => {
    isStaying = false
    const data = new Map(
      matches.flatMap(({ id, loaderData }) => (loaderData === undefined ? [] : [[id, loaderData] as const])),
    )
    const stay = () => {
      const { pathname, search, hash, state } = location
      // back and forward change the address before the page is loaded
      const replace = window.location.pathname + window.location.search === pathname + search
      isStaying = true
      void navigate({ pathname, search, hash }, { replace, state, preventScrollReset: true })
    }
    shown = isError ? null : { location, data, stay }
  }, [location, matches, navigate, isError])
}

/** What was said to be unreached last; over with the next page that is loaded. */
let announced: NoticeEvent | null = null

/** Says what could not be loaded; where the notice cannot be loaded either, `OfflineGuard` says that the page stays. */
async function announceUnreached(path: string): Promise<void> {
  const { failed } = areaOf(path)
  if (!failed) return void window.dispatchEvent(new Event('shop:unreached'))
  const { announceFailure } = await import('../../notices/notices.ts')
  announceFailure(failed, { code: 'unavailable' })
  announced = failed
}

async function retractUnreached(): Promise<void> {
  if (!announced) return
  const { retractFailure } = await import('../../notices/notices.ts')
  retractFailure(announced)
  announced = null
}

const resultsOf = ({ data }: Shown): Results =>
  Object.fromEntries([...data].map(([id, result]) => [id, { type: 'data', result }]))

/**
 * Around everything that the router loads in the browser: where the storefront is not reached, the page on screen stays, as it
 * is, with a notice of what could not be loaded; the link or form that asked for it can be pressed again.
 */
export const stayOnPage: Route.ClientMiddlewareFunction = async ({ request }, next) => {
  const kept = shown
  if (!kept || request.method !== 'GET') return next()
  const { pathname, search } = new URL(request.url)
  const isHere = pathname + search === kept.location.pathname + kept.location.search
  if (isHere && isStaying) return resultsOf(kept)
  const results = await next()
  const isLost = Object.values(results).some(({ type, result }) => type === 'error' && isUnreached(result))
  if (request.signal.aborted) return results
  if (!isLost) {
    retractUnreached().catch(() => {})
    return results
  }
  announceUnreached(pagePath(pathname)).catch(() => {})
  if (isHere) return resultsOf(kept)
  kept.stay()
  return results
}
